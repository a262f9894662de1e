import { showRate } from '@tripwright/domain/money/currency'
import {
  countedInGroup,
  countedOf,
  type Expense,
  type ExpenseType,
  expensesMessages,
  type PaidWith,
  rateOfCash,
  rateOfExpense,
  receiptFiles,
  toCsv,
} from '@tripwright/domain/money/expenses'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { downloadBlob, downloadText } from '#platform/download-file.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { makeZip } from '#platform/zip.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { nameOf, newId } from './expense-group.state.ts'
import type { GroupWithRatesProps } from './people-section.tsx'
import { ReceiptButton } from './receipt-field.tsx'
import { deleteReceipt, loadReceipts, receiptKey, saveReceipt, sendReceipt } from './receipts.state.ts'

type ListProps = GroupWithRatesProps & {
  onEdit: (expense: Expense) => void
  /** The trip whose people see the photos; null where they stay on this device. */
  photosOf: string | null
}

/** The expenses, the latest day first, each in its own currency, with a download. */
export function ExpenseList({ group, change, book, onEdit, photosOf }: ListProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const mayEdit = useMayEdit()
  const { expenses } = group
  const total = expenses.reduce(
    (sum, one) => sum + (countedInGroup(one, group.currency, book, today()) ?? 0),
    0,
  )

  async function remove(expense: Expense): Promise<void> {
    const at = expenses.indexOf(expense)
    change((now) => ({ expenses: now.expenses.filter(({ id }) => id !== expense.id) }))
    const photo = expense.hasReceipt ? deleteReceipt(receiptKey(expense)) : null
    const undo = async () => {
      // The photo first, so that the restored row shows it at once.
      await (await photo)?.()
      change((now) => ({ expenses: now.expenses.toSpliced(at, 0, expense) }))
    }
    toast(t('list.removed'), { action: { label: t('list.undo'), onPick: () => void undo() } })
  }

  async function share(expense: Expense, photo: Blob): Promise<void> {
    const receipt = newId()
    const isSent =
      photosOf !== null &&
      (await saveReceipt(receipt, photo)) &&
      (await sendReceipt(photosOf, receipt, photo))
    if (!isSent) return void toast(t('receipt.not-kept'), { kind: 'error' })
    change((now) => ({
      expenses: now.expenses.map((one) => (one.id === expense.id ? { ...one, receipt } : one)),
    }))
    toast(t('receipt.added'), { kind: 'success' })
  }

  return (
    <section className="grid gap-3" aria-labelledby="expenses">
      <h2 id="expenses" className="text-xl">
        {t('list.title')}
      </h2>
      <ul className="grid">
        {expenses.toSorted(byDay).map((one) => (
          <li key={one.id} className="flex items-center gap-x-3 border-hairline border-t py-2">
            <span className="grid min-w-0 flex-1">
              <bdi className="wrap-anywhere font-semibold">{one.title}</bdi>
              <ExpenseDetails expense={one} group={group} />
              <RateNote expense={one} group={group} book={book} />
            </span>
            <span className="tabular grid text-end">
              <bdi className="font-semibold">
                {formats.money(one.type === 'refund' ? -one.amount : one.amount, one.currency)}
              </bdi>
              <OwnSum expense={one} group={group} book={book} />
            </span>
            <span className="flex max-sm:flex-col">
              {one.hasReceipt ? (
                <ReceiptButton
                  expense={one}
                  onShare={photosOf !== null && mayEdit ? (photo) => void share(one, photo) : undefined}
                />
              ) : null}
              {mayEdit ? (
                <>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('list.change', { title: one.title })}
                    onClick={() => onEdit(one)}
                  >
                    <Pencil aria-hidden="true" className="size-5" />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('list.remove', { title: one.title })}
                    onClick={() => void remove(one)}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="tabular border-ink border-t pt-2 text-end font-bold font-display text-xl">
        {t('list.total', { amount: formats.money(total, group.currency) })}
      </p>
      <ExportButton group={group} book={book} />
    </section>
  )
}

/** What an expense is, who paid it and when, and what became of it. */
function ExpenseDetails({ expense, group }: Omit<NoteProps, 'book'>) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const { type, paidWith, date, category, amount, currency, returned, charged } = expense
  const details = t(type ? `list.${type}` : 'list.paid', {
    name: nameOf(group, expense.paidBy),
    date: formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' }),
    category: t(`category.${category}`),
  })
  const money = (sum: number) => formats.money(sum, currency)
  const rate =
    type === 'withdrawal' && charged && amount > 0
      ? formats.number(Number(showRate(rateOfCash({ amount, currency }, charged))), {
          maximumSignificantDigits: 6,
        })
      : null
  return (
    <>
      <span className="text-muted text-sm">{paidWith ? t(`list.${paidWith}`, { details }) : details}</span>
      {type === 'deposit' ? (
        <span className="text-muted text-sm">
          {returned === undefined
            ? t('list.open')
            : t('list.kept', { kept: money(countedOf(expense)), returned: money(returned) })}
        </span>
      ) : null}
      {charged && rate ? (
        <span className="text-muted text-sm">
          {t('list.charged', {
            amount: formats.money(charged.amount, charged.currency),
            currency,
            rate,
            account: charged.currency,
          })}
        </span>
      ) : null}
    </>
  )
}

/** The latest day first; within a day the last one entered. */
function byDay(a: Expense, b: Expense): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0
}

type NoteProps = { expense: Expense } & Pick<GroupWithRatesProps, 'group' | 'book'>

/** A foreign amount in the group's currency. */
function OwnSum({ expense, group, book }: NoteProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const own = countedInGroup(expense, group.currency, book, today())
  if (own === null || expense.currency === group.currency || countedOf(expense) === 0) return null
  return (
    <span className="text-muted text-sm">
      {t('list.converted', { amount: formats.money(own, group.currency) })}
    </span>
  )
}

/** The date of a foreign amount's rate, or that there is none. */
function RateNote({ expense, group, book }: NoteProps) {
  const { currency, date } = expense
  const t = useText(expensesMessages)
  const formats = useFormats()
  const rate = rateOfExpense(expense, group.currency, book, today())
  const asOf = new Date(rate?.asOf ?? date)
  if (currency === group.currency || countedOf(expense) === 0) return null
  return (
    <span className="text-muted text-sm">
      {rate
        ? t(`rate.${rate.basis}`, {
            date: formats.date(asOf, { dateStyle: 'medium', timeZone: 'UTC' }),
            month: formats.date(asOf, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
          })
        : t('list.left-out', { currency })}
    </span>
  )
}

/** The table as a file; with the photos of receipts in a zip, where this device has any. */
function ExportButton({ group, book }: Pick<ListProps, 'group' | 'book'>) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const texts = {
    head: [t('csv.date'), t('csv.what'), t('csv.kind'), t('csv.payer'), t('csv.currency'), t('csv.sum')],
    own: t('csv.own', { currency: group.currency }),
    receipt: t('csv.receipt'),
    details: [t('expense.type'), t('expense.paid-with'), t('csv.returned'), t('csv.charged')],
    category: (one: Expense['category']) => t(`category.${one}`),
    type: (one: ExpenseType | 'expense') => t(`type.${one}`),
    paidWith: (one: PaidWith) => t(`paid-with.${one}`),
    payment: (to: string) => t('csv.payment', { to }),
    decimal: formats.decimalMark(),
  } as const
  const table = () => toCsv(group, book, today(), texts)
  const withReceipt = group.expenses.filter((one) => one.hasReceipt)

  async function saveAll(): Promise<void> {
    const receipts = await loadReceipts(withReceipt)
    if (receipts.length === 0) return void toast(t('receipt.elsewhere'))
    const csv = new TextEncoder().encode(`\ufeff${table()}`)
    const zip = await makeZip([{ name: 'expenses.csv', bytes: csv }, ...receiptFiles(receipts)])
    downloadBlob('expenses.zip', new Blob([zip], { type: 'application/zip' }))
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => downloadText('expenses.csv', table(), 'text/csv')}>
        <Download aria-hidden="true" className="size-5" />
        {t('list.export')}
      </Button>
      {withReceipt.length === 0 ? null : (
        <Button variant="outline" onClick={() => void saveAll()}>
          <Download aria-hidden="true" className="size-5" />
          {t('receipts.save')}
        </Button>
      )}
    </div>
  )
}
