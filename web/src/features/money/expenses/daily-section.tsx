import { isIsoDate } from '@tripwright/domain/base/dates'
import { parseAmount } from '@tripwright/domain/money/currency'
import {
  type CategorySpending,
  type DailyAllowance,
  expensesMessages,
  findDailyAllowance,
  findSpendingByCategory,
  inGroupCurrency,
  LARGEST_EXPENSE,
} from '@tripwright/domain/money/expenses'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { TextField } from '#ui/text-field.tsx'
import type { GroupWithRatesProps } from './people-section.tsx'

/** A total budget for the trip, and the remaining amount per day from today on. */
export function DailySection({ group, change, book }: GroupWithRatesProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const mayEdit = useMayEdit()
  const total = parseAmount(group.total, group.currency, formats.decimalMark())
  const isOrdered = isIsoDate(group.from) && isIsoDate(group.to) && group.from <= group.to
  const spent = group.expenses.reduce(
    (sum, one) => sum + (inGroupCurrency(one, group.currency, book, today()) ?? 0),
    0,
  )
  const sum = total.ok && total.value <= BigInt(LARGEST_EXPENSE) ? Number(total.value) : null
  const daily = sum !== null && isOrdered ? findDailyAllowance(sum, spent, group, today()) : null

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
        value={group.from}
        readOnly={!mayEdit}
        onChange={({ target }) => change({ from: target.value })}
      />
      <TextField
        type="date"
        label={t('daily.to')}
        value={group.to}
        readOnly={!mayEdit}
        onChange={({ target }) => change({ to: target.value })}
        error={group.from !== '' && group.to !== '' && !isOrdered ? t('daily.order') : undefined}
      />
      {daily && sum !== null ? (
        <DailyAnswer daily={daily} total={sum} currency={group.currency} />
      ) : (
        <p className="text-muted">{t('daily.none')}</p>
      )}
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
                value={spent}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
