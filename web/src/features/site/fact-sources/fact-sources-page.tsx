import { type FactSources, factSourcesMessages } from '@tripwright/domain/site/fact-sources'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { useFactSources } from './fact-sources.state.ts'
import { FactTables } from './fact-tables.tsx'

const SHORT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Every table of facts: its size and age, confirming sources, and its limits. */
export function FactSourcesPage() {
  const t = useText(factSourcesMessages)
  const { sources, retry } = useFactSources()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg">{t('lead')}</p>
        {sources ? <Totals tables={sources.tables} /> : null}
      </header>
      {sources === undefined ? (
        <p role="status" className="min-h-dvh text-muted">
          {t('loading')}
        </p>
      ) : null}
      {sources === null ? (
        <div role="status" className="grid justify-items-start gap-3">
          <p className="max-w-prose">{t('missing')}</p>
          <Button variant="outline" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {sources ? <FactTables tables={sources.tables} /> : null}
      {sources ? <LivePublishers live={sources.live} /> : null}
      <section className="grid max-w-prose gap-3">
        <h2>{t('read.heading')}</h2>
        <p>{t('read.second')}</p>
        <p>{t('read.doubt')}</p>
        <p>{t('read.last')}</p>
      </section>
    </div>
  )
}

function Totals({ tables }: Pick<FactSources, 'tables'>) {
  const t = useText(factSourcesMessages)
  const count = (of: (table: FactSources['tables'][number]) => number) =>
    tables.reduce((sum, table) => sum + of(table), 0)
  return (
    <ul className="coordinate flex flex-wrap gap-x-6 gap-y-1">
      <li>{t('total.tables', { count: tables.length })}</li>
      <li>{t('total.rows', { count: count(({ rows }) => rows) })}</li>
      <li>{t('total.doubtful', { count: count(({ doubtful }) => doubtful) })}</li>
    </ul>
  )
}

function LivePublishers({ live }: Pick<FactSources, 'live'>) {
  const t = useText(factSourcesMessages)
  const formats = useFormats()
  return (
    <section className="grid gap-3">
      <h2>{t('live.heading')}</h2>
      <p className="max-w-prose">{t(live.length > 0 ? 'live.lead' : 'live.off')}</p>
      <ul className="grid">
        {live.map(({ id, name, host, fetchedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-4 border-hairline border-t py-2"
          >
            <bdi>
              {name} <span className="text-muted text-sm">{host}</span>
            </bdi>
            <span className="text-sm">
              {fetchedAt ? formats.date(new Date(fetchedAt), SHORT) : t('live.never')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
