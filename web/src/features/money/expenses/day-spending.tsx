import {
  type DaySpending,
  expensesMessages,
  type findSpendingByDay,
  type SpendingSoFar,
} from '@tripwright/domain/money/expenses'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

type SpendingProps = ReturnType<typeof findSpendingByDay> & { currency: string }

/** As many days stand open; more are folded. */
const SHOWN_DAYS = 10

/** What each day cost beside plan and budget, and in one sentence how it goes; nothing without plan, budget and expenses. */
export function DaySpendingList({ days, soFar, currency }: SpendingProps) {
  const t = useText(expensesMessages)
  if (!days.some(({ left, spent }) => left !== null || spent !== 0)) return null
  return (
    <>
      {soFar ? <SoFar soFar={soFar} currency={currency} /> : null}
      <details open={days.length <= SHOWN_DAYS}>
        <summary className="flex min-h-11 cursor-pointer items-center font-display font-semibold text-lg underline">
          {t('days.title')}
        </summary>
        <ul className="tabular grid">
          {days.map((day) => (
            <DayRow key={day.date} day={day} currency={currency} />
          ))}
        </ul>
        <p className="pt-2 text-muted text-sm">{t('days.note')}</p>
      </details>
    </>
  )
}

function SoFar({ soFar, currency }: { soFar: SpendingSoFar; currency: string }) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const { spent, given, basis, days } = soFar
  const key = spent === given ? 'days.even' : spent < given ? 'days.under' : 'days.over'
  const money = (amount: number) => formats.money(amount, currency)
  return (
    <p className={spent > given ? 'font-semibold text-signal' : 'font-semibold'}>
      {t(key, { spent: money(spent), difference: money(Math.abs(given - spent)), basis, days })}
    </p>
  )
}

function DayRow({
  day: { date, planned, budget, spent, left },
  currency,
}: {
  day: DaySpending
  currency: string
}) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const money = (amount: number) => formats.money(amount, currency)
  const day = formats.date(new Date(date), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <li
      className="grid gap-x-3 border-hairline border-t py-1.5 aria-[current]:bg-wash"
      aria-current={date === today() ? 'date' : undefined}
    >
      <span className="flex justify-between gap-3">
        <span>{day}</span>
        <bdi className="font-semibold">{money(spent)}</bdi>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
        <span className="flex flex-wrap gap-x-3">
          {planned === null ? null : <span>{t('days.planned', { planned: money(planned) })}</span>}
          {budget === null ? null : <span>{t('days.budget', { budget: money(budget) })}</span>}
        </span>
        {left === null ? null : (
          <span className={left < 0 ? 'text-signal' : ''}>
            {t(left < 0 ? 'days.too-much' : 'days.left', { left: money(Math.abs(left)) })}
          </span>
        )}
      </span>
    </li>
  )
}
