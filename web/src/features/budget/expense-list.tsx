import { budgetMessages, type Expense, inGroupCurrency, toCsv } from '@tripwright/domain/budget'
import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { today } from '#features/links/index.ts'
import { saveFile } from '#platform/save-file.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { nameOf } from './group.state.ts'
import type { TableProps } from './people-section.tsx'

/** What was spent, newest first, each in its own currency; to take away as a file. */
export function ExpenseList({ group, change, table }: TableProps) {
  const t = useText(budgetMessages)
  const formats = useFormats()
  const { expenses } = group
  const inOwn = (one: Expense) => inGroupCurrency(one, group.currency, table, today())
  const total = expenses.reduce((sum, one) => sum + (inOwn(one) ?? 0), 0)

  function remove(id: string): void {
    change({ expenses: expenses.filter((one) => one.id !== id) })
    toast(t('list.removed'), { action: { label: t('list.undo'), onPick: () => change({ expenses }) } })
  }

  function save(): void {
    const head = [t('csv.date'), t('csv.what'), t('csv.payer'), t('csv.currency'), t('csv.sum')]
    saveFile('expenses.csv', toCsv(group, head), 'text/csv')
  }

  return (
    <section className="grid gap-3" aria-labelledby="expenses">
      <h2 id="expenses" className="text-xl">
        {t('list.title')}
      </h2>
      <ul className="grid">
        {expenses.map((one) => {
          const own = inOwn(one)
          return (
            <li key={one.id} className="flex items-center gap-3 border-hairline border-t py-2">
              <span className="grid min-w-0 flex-1">
                <bdi className="wrap-anywhere font-semibold">{one.title}</bdi>
                <span className="text-muted text-sm">
                  {t('list.paid', {
                    name: nameOf(group, one.paidBy),
                    date: formats.date(new Date(one.date), { dateStyle: 'medium', timeZone: 'UTC' }),
                  })}
                </span>
              </span>
              <span className="tabular grid text-end">
                <bdi className="font-semibold">{formats.money(one.amount, one.currency)}</bdi>
                {one.currency === group.currency ? null : (
                  <span className="text-muted text-sm">
                    {own === null
                      ? t('list.left-out', { currency: one.currency })
                      : t('list.converted', { amount: formats.money(own, group.currency) })}
                  </span>
                )}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('list.remove', { title: one.title })}
                onClick={() => remove(one.id)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="tabular border-ink border-t pt-2 text-end font-bold font-display text-xl">
        {t('list.total', { amount: formats.money(total, group.currency) })}
      </p>
      <Button variant="outline" className="justify-self-start" onClick={save}>
        <Download aria-hidden="true" />
        {t('list.export')}
      </Button>
    </section>
  )
}
