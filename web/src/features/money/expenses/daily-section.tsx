import { isIsoDate } from '@tripwright/domain/base/dates'
import { parseAmount } from '@tripwright/domain/money/currency'
import {
  type CategorySpending,
  countedInGroup,
  type DailyAllowance,
  expensesMessages,
  findDailyAllowance,
  findSpendingByCategory,
  findSpendingByDay,
  LARGEST_EXPENSE,
  type PlannedDay,
} from '@tripwright/domain/money/expenses'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { TextField } from '#ui/text-field.tsx'
import { DaySpendingList } from './day-spending.tsx'
import type { GroupWithRatesProps } from './people-section.tsx'

/** The days of the budget: as they were entered, else those of the plan. */
function daysOf(group: GroupWithRatesProps['group'], planned: readonly PlannedDay[]) {
  const from = group.from || (planned[0]?.date ?? '')
  const to = group.to || (planned.at(-1)?.date ?? '')
  return { from, to, isOrdered: isIsoDate(from) && isIsoDate(to) && from <= to }
}

type DailyProps = GroupWithRatesProps & {
  /** What the plan of the trip costs by day; its days are those of the budget unless others were entered. */
  planned: readonly PlannedDay[]
}

/** A total budget for the trip, the remaining amount per day from today on, and what each day cost. */
export function DailySection({ group, change, book, planned }: DailyProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const mayEdit = useMayEdit()
  const total = parseAmount(group.total, group.currency, formats.decimalMark())
  const { from, to, isOrdered } = daysOf(group, planned)
  const spent = group.expenses.reduce(
    (sum, one) => sum + (countedInGroup(one, group.currency, book, today()) ?? 0),
    0,
  )
  const sum = total.ok && total.value <= BigInt(LARGEST_EXPENSE) ? Number(total.value) : null
  const budget = sum !== null && isOrdered ? { total: sum, from, to } : null
  const daily = sum !== null && isOrdered ? findDailyAllowance(sum, spent, { from, to }, today()) : null

  return (
    <section className="neatline grid gap-4 p-5" aria-labelledby="daily">
      <h2 id="daily" className="text-xl">
        {t('daily.title')}
      </h2>
      <TextField
        label={t('daily.total')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={group.total}
        readOnly={!mayEdit}
        onChange={({ target }) => change({ total: target.value.slice(0, 60) })}
        error={group.total.trim() !== '' && sum === null ? t('problem.amount') : undefined}
      />
      <TextField
        type="date"
        label={t('daily.from')}
        value={from}
        readOnly={!mayEdit}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        type="date"
        label={t('daily.to')}
        value={to}
        readOnly={!mayEdit}
        onChange={({ target }) => change({ to: target.value })}
        error={from !== '' && to !== '' && !isOrdered ? t('daily.order') : undefined}
      />
      {daily && sum !== null ? (
        <DailyAnswer daily={daily} total={sum} currency={group.currency} />
      ) : (
        <p className="text-muted">{t('daily.none')}</p>
      )}
      <DaySpendingList
        {...findSpendingByDay(group, { planned, budget }, book, today())}
        currency={group.currency}
      />
      <Kinds actuals={findSpendingByCategory(group, book, today())} currency={group.currency} />
    </section>
  )
}

function DailyAnswer({ daily, total, currency }: { daily: DailyAllowance; total: number; currency: string }) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const money = (amount: number) => formats.money(amount, currency)
  const values = { left: money(daily.left), total: money(total), planned: money(daily.planned) }
  if (daily.left < 0)
    return (
      <output className="font-semibold text-signal">{t('daily.over', { amount: money(-daily.left) })}</output>
    )
  if (daily.daysLeft === 0) return <output className="font-semibold">{t('daily.done', values)}</output>
  return (
    <output className="grid gap-1">
      <span className="tabular font-bold font-display text-2xl">
        {t('daily.left', { amount: money(daily.perDayLeft) })}
      </span>
      <span className="text-sm">{t('daily.left.text', { ...values, days: daily.daysLeft })}</span>
    </output>
  )
}

/** Spent against planned, by kind. */
function Kinds({ actuals, currency }: { actuals: readonly CategorySpending[]; currency: string }) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  if (actuals.length === 0) return null
  const money = (amount: number) => formats.money(amount, currency)
  return (
    <>
      <h3 className="text-lg">{t('kinds.title')}</h3>
      <ul className="tabular grid gap-3">
        {actuals.map(({ category, spent, planned }) => (
          <li key={category} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span>{t(`category.${category}`)}</span>
              <span className={planned !== null && spent > planned ? 'text-signal' : ''}>
                {planned === null
                  ? money(spent)
                  : t('kinds.of', { spent: money(spent), planned: money(planned) })}
              </span>
            </span>
            {planned === null ? null : (
              <progress
                className="scale-bar w-full"
                aria-label={t(`category.${category}`)}
                max={Math.max(planned, spent, 1)}
                value={Math.max(spent, 0)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
