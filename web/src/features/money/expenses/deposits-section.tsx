import { type Expense, expensesMessages } from '@tripwright/domain/money/expenses'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { type GroupProps, nameOf } from './expense-group.state.ts'

/** The deposits that may still come back, apart from what was spent; nothing without one. */
export function DepositsSection({ group, change }: GroupProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const mayEdit = useMayEdit()
  const open = group.expenses.filter(({ type, returned }) => type === 'deposit' && returned === undefined)
  if (open.length === 0) return null

  function close(deposit: Expense, returned: number): void {
    const set = (next: Expense) =>
      change((now) => ({ expenses: now.expenses.map((one) => (one.id === deposit.id ? next : one)) }))
    set({ ...deposit, returned })
    toast(t('deposits.noted'), { action: { label: t('list.undo'), onPick: () => set(deposit) } })
  }

  return (
    <section className="neatline grid gap-3 p-5" aria-labelledby="deposits">
      <h2 id="deposits" className="text-xl">
        {t('deposits.title')}
      </h2>
      <p className="text-muted text-sm">{t('deposits.text')}</p>
      <ul className="grid">
        {open.map((one) => (
          <li key={one.id} className="grid gap-2 border-hairline border-t py-2">
            <span className="flex justify-between gap-3">
              <span className="grid min-w-0">
                <bdi className="wrap-anywhere font-semibold">{one.title}</bdi>
                <span className="text-muted text-sm">
                  {t('deposits.row', { name: nameOf(group, one.paidBy) })}
                </span>
              </span>
              <bdi className="tabular font-semibold">{formats.money(one.amount, one.currency)}</bdi>
            </span>
            {mayEdit ? (
              <span className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('deposits.returned.label', { title: one.title })}
                  onClick={() => close(one, one.amount)}
                >
                  {t('deposits.returned')}
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('deposits.kept.label', { title: one.title })}
                  onClick={() => close(one, 0)}
                >
                  {t('deposits.kept')}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
