import { ADVISORY_ISSUERS, liveMessages, type TravelAdvisory } from '@tripwright/domain/safety/advice'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Level, type LevelNumber } from '#ui/level.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useAdvisories } from './live.state.ts'
import { ExternalLinks, LiveSources } from './live-sources.tsx'

/** The four levels of advice on our scale of five, as in our own rating of a country. */
const LEVEL_STEPS: Record<number, LevelNumber> = { 1: 1, 2: 2, 3: 4, 4: 5 }
const ADVICE_KEYS = ['advice.1', 'advice.2', 'advice.3', 'advice.4'] as const
const ISSUER_PAGES = {
  us: 'https://travel.state.gov/en/international-travel/travel-advisories.html',
  gb: 'https://www.gov.uk/foreign-travel-advice',
  ca: 'https://travel.gc.ca/travelling/advisories',
  au: 'https://www.smartraveller.gov.au/destinations',
  de: 'https://www.auswaertiges-amt.de/de/reiseundsicherheit',
}

/** Governments' advice on a country, with day and page, beside our own rating. */
export function TravelAdvisories({ country }: { country: string }) {
  const t = useText(liveMessages)
  const live = useAdvisories(country)
  const pages = ADVISORY_ISSUERS.map((issuer) => [t(`issuer.${issuer}`), ISSUER_PAGES[issuer]] as const)
  return (
    <section className="grid content-start gap-3 border-ink border-t pt-3">
      <h2 className="text-xl">{t('readings.title')}</h2>
      {live === 'loading' ? (
        <Loading label={t('loading')}>
          <Skeleton className="h-28" />
        </Loading>
      ) : live === null || !live.isLive ? (
        <ExternalLinks text={t(live === null ? 'readings.missing' : 'readings.off')} links={pages} />
      ) : (
        <>
          {live.readings.length === 0 ? <p>{t('readings.none')}</p> : null}
          <ul className="grid">
            {live.readings.map((one) => (
              <AdvisoryRow key={one.issuer} reading={one} />
            ))}
          </ul>
          <p className="max-w-prose text-muted text-xs">{t('advice.scale')}</p>
          <LiveSources sources={live.sources} />
        </>
      )}
    </section>
  )
}

function AdvisoryRow({
  reading: { issuer, level, parts, hasParts, date, url },
}: {
  reading: TravelAdvisory
}) {
  const t = useText(liveMessages)
  const formats = useFormats()
  const advice = (one: number | null) => t(ADVICE_KEYS[(one ?? 0) - 1] ?? 'advice.none')
  return (
    <li className="grid gap-1 border-hairline border-t py-2 first:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center underline"
        >
          {t(`issuer.${issuer}`)}
        </a>
        <span className="coordinate">
          {t('advice.of', {
            date: formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' }),
          })}
        </span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {level === null ? (
          <strong>{advice(null)}</strong>
        ) : (
          <Level level={LEVEL_STEPS[level] ?? 5} marks={{ filled: level, of: 4 }}>
            {advice(level)}
          </Level>
        )}
        {parts === null ? null : <span>{t('advice.parts', { advice: advice(parts) })}</span>}
        {hasParts && parts === null ? <span className="text-sm">{t('advice.regional')}</span> : null}
      </p>
    </li>
  )
}
