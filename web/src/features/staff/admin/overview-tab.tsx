import type { Output } from '@tripwright/domain/base/contract'
import { hasFlag } from '@tripwright/domain/base/roles'
import { adminMessages, readOverview } from '@tripwright/domain/staff/admin'
import type { ReactNode } from 'react'
import { UnconfirmedContent } from '#features/site/home/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { useStaff } from './admin-staff.state.ts'
import { FiguresByDay } from './figures-by-day.tsx'

/** Counts of the installation's data, from when the page was opened. */
export function OverviewTab() {
  const t = useText(adminMessages)
  const { role } = useStaff()
  const { called, reload } = useCall(readOverview, undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(overview) => <Figures overview={overview} onAgain={() => void reload()} />}
      </Awaited>
      <FiguresByDay />
      {hasFlag(role, 'support') ? <UnconfirmedContent /> : null}
    </div>
  )
}

type FiguresProps = { overview: Output<typeof readOverview>; onAgain: () => void }

function Figures({ overview, onAgain }: FiguresProps) {
  const t = useText(adminMessages)
  const { people, usageToday } = overview
  const usage = Object.entries(usageToday)
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-10 gap-y-6 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
        <Ledger title={t('overview.people')}>
          <Line name={t('overview.all')} value={people.all} />
          <Line name={t('overview.verified')} value={people.verified} />
          <Line name={t('overview.new')} value={people.newInWeek} />
          <Line name={t('overview.seen')} value={people.seenInWeek} />
          <Line name={t('overview.staff')} value={people.staff} />
        </Ledger>
        <Ledger title={t('overview.work')}>
          <Line name={t('overview.saves')} value={overview.saves} />
          <Line name={t('overview.trips')} value={overview.trips} />
          <Line name={t('overview.days')} value={overview.plannedDays} />
        </Ledger>
        <section className="grid content-start gap-2">
          <h2 className="text-xl">{t('overview.usage')}</h2>
          {usage.length === 0 ? <p className="text-muted">{t('overview.usage.none')}</p> : null}
          <dl>
            {usage.map(([type, count]) => (
              <Line key={type} name={t('overview.usage.type', { type })} value={count} />
            ))}
          </dl>
        </section>
        <Ledger title={t('overview.house')}>
          <Line
            name={t('overview.database')}
            value={t('overview.database.kind', { kind: overview.database })}
          />
        </Ledger>
      </div>
      <p className="flex flex-wrap items-center gap-4">
        <span className="coordinate">{t('overview.as-of', { at: new Date(overview.asOf) })}</span>
        <Button variant="outline" size="sm" onClick={onAgain}>
          {t('overview.again')}
        </Button>
      </p>
    </div>
  )
}

function Ledger({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-xl">{title}</h2>
      <dl>{children}</dl>
    </section>
  )
}

function Line({ name, value }: { name: string; value: number | string }) {
  const format = useFormats()
  return (
    <div className="flex justify-between gap-4 border-hairline border-b py-2">
      <dt>{name}</dt>
      <dd className="tabular font-semibold text-end">
        {typeof value === 'number' ? format.number(value) : value}
      </dd>
    </div>
  )
}
