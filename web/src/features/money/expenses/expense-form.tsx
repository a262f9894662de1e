import type { RateTable } from '@tripwright/domain/money/currency'
import {
  EXPENSE_CATEGORIES,
  type Expense,
  expensesMessages,
  storeDayRates,
} from '@tripwright/domain/money/expenses'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FormEvent, useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { chooseCurrency, useProposedCurrency } from './expense-currency.state.ts'
import {
  categoryOf,
  type DraftIssue,
  draftOf,
  type ExpenseDraft,
  newDraft,
  readDraft,
  readExpense,
  SPLITS,
  saveExpenseDraft,
  withOwnChanges,
} from './expense-draft.state.ts'
import { newId } from './expense-group.state.ts'
import { TypeFields, TypeSelect } from './expense-type-fields.tsx'
import { CurrencySelect, type GroupWithRatesProps } from './people-section.tsx'
import { ReceiptField } from './receipt-field.tsx'
import { deleteReceipt, receiptKey, saveReceipt, sendReceipt } from './receipts.state.ts'
import { SplitEditor } from './split-editor.tsx'

type FormProps = GroupWithRatesProps & {
  /** The expense to edit; null for a new one. */
  edited: Expense | null
  /** The edited expense's photo on this device. */
  oldPhoto: Blob | null
  /** The trip whose people see the photo; null where it stays on this device. */
  photosOf: string | null
  /** The trip whose expenses these are. */
  tripId: string | null
  onDone: () => void
}

/** An expense, new or edited: description, amount, payer, split, and a photo of its receipt. */
export function ExpenseForm({ group, change, book, edited, oldPhoto, photosOf, tripId, onDone }: FormProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const decimal = formats.decimalMark()
  const [draft, setDraft] = useState(() =>
    edited ? draftOf(edited, group, decimal) : readDraft(group, today()),
  )
  const [photo, setPhoto] = useState(oldPhoto)
  const [issues, setIssues] = useState<readonly DraftIssue[]>([])
  const [isChosen, setIsChosen] = useState(edited !== null || draft.amount !== '')
  const proposed = useProposedCurrency(tripId, draft.date, book.table)
  // What was typed is in the currency beside it.
  if (!isChosen && draft.amount === '' && proposed !== null && proposed !== draft.currency)
    setDraft({ ...draft, currency: proposed })
  const edit = (part: Partial<ExpenseDraft>) => {
    if (part.currency !== undefined && !edited) {
      setIsChosen(true)
      chooseCurrency(tripId, part.currency)
    }
    const next = { ...draft, ...part }
    setDraft(next)
    setIssues([])
    if (!edited) saveExpenseDraft(next)
  }
  const issueOf = (field: DraftIssue['field']) => {
    const issue = issues.find((one) => one.field === field)
    if (!issue) return undefined
    const left = issue.left ?? 0
    return t(issue.key, { left: formats.money(Math.abs(left), draft.currency), isOver: String(left < 0) })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = readExpense(draft, group, decimal, edited?.id)
    setIssues(read.ok ? [] : read.issues)
    if (!read.ok) return
    const expense = {
      ...read.expense,
      ...receiptOf({ edited, oldPhoto, photo, photosOf }),
      ...(edited?.booking && { booking: edited.booking }),
    }
    const codes = [expense.currency, group.currency]
    const add = (one: Expense) =>
      change((now) => ({
        expenses: replaced(now.expenses, edited, one),
        kept: [...storeDayRates(now.kept, book.table, codes, one.date)],
      }))
    add(expense)
    if (!edited) saveExpenseDraft(null)
    setDraft({
      ...newDraft(group, draft.date),
      currency: draft.currency,
      paidBy: draft.paidBy,
      paidWith: draft.paidWith,
    })
    setPhoto(null)
    onDone()
    if (photo !== oldPhoto)
      void storePhoto(expense, photo, { tripId: photosOf, earlier: edited }).then((isStored) => {
        if (isStored) return
        const { receipt: _, ...without } = expense
        add({ ...without, hasReceipt: false })
        toast(t('receipt.not-kept'), { kind: 'error' })
      })
  }

  const splitIssue = issueOf('split')
  const isCash = draft.type === 'withdrawal'
  const title = edited ? t('expense.change') : t('expense.title')
  return (
    <form noValidate aria-label={title} onSubmit={submit} className="grid grid-cols-2 items-start gap-4">
      <h2 className="col-span-2 text-xl">{title}</h2>
      <TypeSelect draft={draft} edit={edit} />
      <What draft={draft} edit={edit} issueOf={issueOf} table={book.table} />
      <Choices draft={draft} edit={edit} group={group} />
      <TypeFields draft={draft} edit={edit} issueOf={issueOf} table={book.table} />
      {isCash ? null : <SplitField draft={draft} edit={edit} />}
      {isCash ? null : <SplitEditor draft={draft} edit={edit} group={group} />}
      {splitIssue ? (
        <p role="alert" className="flex gap-2 text-signal text-sm col-span-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
          {splitIssue}
        </p>
      ) : null}
      <div className="col-span-2">
        <ReceiptField photo={photo} isShared={photosOf !== null} onChange={setPhoto} />
      </div>
      <div className="flex flex-wrap gap-3 col-span-2">
        <Button type="submit">{edited ? t('expense.save') : t('expense.add')}</Button>
        {edited ? (
          <Button variant="ghost" onClick={onDone}>
            {t('expense.leave')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

type Receipt = Pick<Expense, 'hasReceipt' | 'receipt'>

/** What an expense says of its receipt: as before, also where its photo could not be loaded, or anew. */
function receiptOf({
  edited,
  oldPhoto,
  photo,
  photosOf,
}: Pick<FormProps, 'edited' | 'oldPhoto' | 'photosOf'> & { photo: Blob | null }): Receipt {
  if (photo === oldPhoto) {
    const { hasReceipt = false, receipt } = edited ?? {}
    return { hasReceipt, ...(receipt !== undefined && { receipt }) }
  }
  return { hasReceipt: photo !== null, ...(photo !== null && photosOf !== null && { receipt: newId() }) }
}

/** Stores the photo of an expense and sends it to its trip, or removes it. False when the device has no space for it. */
async function storePhoto(
  expense: Expense,
  photo: Blob | null,
  { tripId, earlier }: { tripId: string | null; earlier: Expense | null },
): Promise<boolean> {
  const { receipt } = expense
  if (earlier?.hasReceipt && receiptKey(earlier) !== receiptKey(expense))
    await deleteReceipt(receiptKey(earlier))
  if (photo === null) {
    await deleteReceipt(receiptKey(expense))
    return true
  }
  if (!(await saveReceipt(receiptKey(expense), photo))) return false
  return tripId === null || receipt === undefined || sendReceipt(tripId, receipt, photo)
}

/** The list with this expense at the front, or in place of the one of its id: of that what was changed in the form. */
function replaced(expenses: readonly Expense[], edited: Expense | null, expense: Expense): Expense[] {
  if (!expenses.some(({ id }) => id === expense.id)) return [expense, ...expenses]
  return expenses.map((now) =>
    now.id !== expense.id ? now : edited ? withOwnChanges(now, edited, expense) : expense,
  )
}

type WhatProps = {
  draft: ExpenseDraft
  edit: (part: Partial<ExpenseDraft>) => void
  issueOf: (field: DraftIssue['field']) => string | undefined
  table: RateTable | null
}

function What({ draft, edit, issueOf, table }: WhatProps) {
  const t = useText(expensesMessages)
  const isCash = draft.type === 'withdrawal'
  return (
    <>
      <TextField
        label={t('expense.what')}
        className={isCash ? 'col-span-2' : 'max-md:col-span-2'}
        autoComplete="off"
        maxLength={200}
        value={draft.title}
        onChange={({ target }) => edit({ title: target.value })}
        error={issueOf('title')}
      />
      {isCash ? null : (
        <SelectField
          label={t('expense.category')}
          className="max-md:col-span-2"
          value={draft.category}
          onChange={({ target }) => edit({ category: categoryOf(target.value) })}
        >
          {EXPENSE_CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {t(`category.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t(isCash ? 'expense.got' : 'expense.amount')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={draft.amount}
        onChange={({ target }) => edit({ amount: target.value })}
        error={issueOf('amount')}
      />
      <CurrencySelect
        label={t('expense.currency')}
        value={draft.currency}
        table={table}
        onChange={(currency) => edit({ currency })}
      />
      <TextField
        type="date"
        label={t('expense.date')}
        value={draft.date}
        onChange={({ target }) => edit({ date: target.value || today() })}
        error={issueOf('date')}
      />
    </>
  )
}

type ChoicesProps = Parameters<typeof SplitEditor>[0]

/** Who paid, got the refund or took the cash. */
function Choices({ draft, edit, group }: ChoicesProps) {
  const t = useText(expensesMessages)
  const { type } = draft
  return (
    <SelectField
      label={t(type === 'refund' || type === 'withdrawal' ? `expense.payer.${type}` : 'expense.payer')}
      value={draft.paidBy}
      onChange={({ target }) => edit({ paidBy: target.value })}
    >
      {group.people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function SplitField({ draft, edit }: Omit<ChoicesProps, 'group'>) {
  const t = useText(expensesMessages)
  return (
    <SelectField
      label={t('expense.split')}
      className="col-span-2"
      value={draft.kind}
      onChange={({ target }) => edit({ kind: SPLITS.find((kind) => kind === target.value) ?? 'equal' })}
    >
      {SPLITS.map((kind) => (
        <option key={kind} value={kind}>
          {t(`split.${kind}`)}
        </option>
      ))}
    </SelectField>
  )
}
