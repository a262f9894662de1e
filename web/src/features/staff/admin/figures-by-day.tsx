import type { Output } from '@tripwright/domain/base/contract'
import { addDays, daysBetween, utcDate } from '@tripwright/domain/base/dates'
import { adminMessages, type DayFigures, readFigures } from '@tripwright/domain/staff/admin'
import { useEffect, useState } from 'react'
import { serverAddress } from '#platform/reach-server.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { WideTable } from '#ui/wide-table.tsx'
import { DayChart } from './day-chart.tsx'

const DAYS_AT_FIRST = 30
const MAX_DAYS = 366

/** Sign-ups, trials, payments, usage, page views, hand-offs and errors of some days, as charts, as a table and as a file. */
export function FiguresByDay() {
  const t = useText(adminMessages)
  const [range, setRange] = useState(() => {
    const to = utcDate(Date.now())
    return { from: addDays(to, 1 - DAYS_AT_FIRST), to }
  })
  /** The page whose views are shown; empty for all. */
  const [page, setPage] = useState('')
  const [pageNames, setPageNames] = useState<readonly string[]>([])
  const length = daysBetween(range.from, range.to) + 1
  const isValid = length >= 1 && length <= MAX_DAYS
  const dayField = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`figures.${name}`)}
      value={range[name]}
      onChange={({ target }) => (target.value ? setRange({ ...range, [name]: target.value }) : undefined)}
    />
  )
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-ink border-t pt-6">
      <h2 className="text-xl">{t('figures.heading')}</h2>
      <p className="max-w-prose text-muted">{t('figures.lead')}</p>
      <div className="flex flex-wrap items-end gap-4">
        {dayField('from')}
        {dayField('to')}
        <PageChoice page={page} pageNames={pageNames} onPick={setPage} />
        {isValid ? (
          <a
            href={serverAddress(
              `/api/admin/figures.csv?${new URLSearchParams({ ...range, ...(page !== '' && { page }) })}`,
            )}
            download
            className={buttonClass({ variant: 'outline' })}
          >
            {t('figures.export')}
          </a>
        ) : null}
      </div>
      {isValid ? (
        <Loaded range={range} page={page} onPages={setPageNames} />
      ) : (
        <p role="status">{t('figures.range')}</p>
      )}
    </section>
  )
}

type LoadedProps = {
  range: { from: string; to: string }
  page: string
  onPages: (names: readonly string[]) => void
}

function Loaded({ range, page, onPages }: LoadedProps) {
  const t = useText(adminMessages)
  const { called, reload } = useCall(readFigures, { ...range, ...(page !== '' && { page }) })
  const pages = called.status === 'ready' ? called.value.pages : null
  useEffect(() => {
    if (pages) onPages(pages.map(({ name }) => name))
  }, [pages, onPages])
  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ days, plans, pages, partners }) => (
        <>
          <Charts days={days} />
          <details>
            <summary className="flex min-h-11 items-center font-semibold">{t('figures.days')}</summary>
            <DayTable days={days} />
          </details>
          <PlanTotals plans={plans} />
          <Counted heading={t('figures.pages')} rows={pages} />
          <Counted heading={t('figures.partners')} rows={partners} />
          <p className="max-w-prose text-muted text-sm">{t('figures.counted.note')}</p>
        </>
      )}
    </Awaited>
  )
}

type Counts = Output<typeof readFigures>['pages']

type PageChoiceProps = { page: string; pageNames: readonly string[]; onPick: (page: string) => void }

function PageChoice({ page, pageNames, onPick }: PageChoiceProps) {
  const t = useText(adminMessages)
  const names = new Set([...pageNames, ...(page === '' ? [] : [page])])
  if (names.size === 0) return null
  return (
    <SelectField label={t('figures.page')} value={page} onChange={({ target }) => onPick(target.value)}>
      <option value="">{t('figures.page.all')}</option>
      {[...names].toSorted().map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function Counted({ heading, rows }: { heading: string; rows: Counts }) {
  const t = useText(adminMessages)
  const format = useFormats()
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold">{heading}</summary>
      {rows.length === 0 ? <p className="text-muted">{t('figures.counted.none')}</p> : null}
      <dl>
        {rows.map(({ name, count }) => (
          <div key={name} className="flex justify-between gap-4 border-hairline border-b py-2">
            <dt dir="ltr" className="wrap-anywhere min-w-0">
              {name}
            </dt>
            <dd className="tabular text-end">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const used = ({ usage }: DayFigures) =>
  usage.ai_requests + usage.itinerary_generations + usage.search_requests

function useColumns() {
  const t = useText(adminMessages)
  const format = useFormats()
  const number = (value: number) => format.number(value)
  const money = (cents: number) => format.money(cents, 'USD')
  return [
    { id: 'sign-ups', name: t('figures.sign-ups'), show: number, of: (day: DayFigures) => day.signUps },
    { id: 'trials', name: t('figures.trials'), show: number, of: (day: DayFigures) => day.trials },
    {
      id: 'conversions',
      name: t('figures.conversions'),
      show: number,
      of: (day: DayFigures) => day.conversions,
    },
    {
      id: 'paid',
      name: t('figures.paid'),
      show: money,
      of: ({ paid, refunded }: DayFigures) => paid - refunded,
    },
    { id: 'lapsed', name: t('figures.lapsed'), show: number, of: (day: DayFigures) => day.lapsed },
    { id: 'used', name: t('figures.used'), show: number, of: used },
    { id: 'views', name: t('figures.views'), show: number, of: (day: DayFigures) => day.views },
    { id: 'hand-offs', name: t('figures.hand-offs'), show: number, of: (day: DayFigures) => day.handOffs },
    {
      id: 'server-errors',
      name: t('figures.server-errors'),
      show: number,
      of: (day: DayFigures) => day.serverErrors,
    },
    {
      id: 'browser-errors',
      name: t('figures.browser-errors'),
      show: number,
      of: (day: DayFigures) => day.browserErrors,
    },
  ]
}

function Charts({ days }: { days: readonly DayFigures[] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
      {useColumns().map(({ id, name, show, of }) => (
        <DayChart
          key={id}
          name={name}
          show={show}
          values={days.map((day) => ({ day: day.day, value: of(day) }))}
        />
      ))}
    </div>
  )
}

function DayTable({ days }: { days: readonly DayFigures[] }) {
  const t = useText(adminMessages)
  const format = useFormats()
  const columns = useColumns()
  return (
    <WideTable label={t('figures.days')}>
      <table className="tabular w-full">
        <thead>
          <tr>
            <th scope="col" className="pe-4 text-start">
              {t('figures.day')}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className="px-2 text-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-hairline border-t">
              <th scope="row" className="whitespace-nowrap py-1 pe-4 text-start font-normal">
                {format.date(new Date(day.day), { dateStyle: 'medium', timeZone: 'UTC' })}
              </th>
              {columns.map(({ id, show, of }) => (
                <td key={id} className="px-2 text-end">
                  {show(of(day))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

function PlanTotals({ plans }: Pick<Output<typeof readFigures>, 'plans'>) {
  const t = useText(adminMessages)
  const format = useFormats()
  return (
    <section className="grid gap-2">
      <h3>{t('figures.plans')}</h3>
      {plans.length === 0 ? <p className="text-muted">{t('figures.plans.none')}</p> : null}
      <dl>
        {plans.map(({ month, plan, payments, paid, refunded }) => (
          <div key={`${month} ${plan}`} className="flex justify-between gap-4 border-hairline border-b py-2">
            <dt>{t('figures.plan.line', { plan, month, payments })}</dt>
            <dd className="tabular font-semibold text-end">{format.money(paid - refunded, 'USD')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
