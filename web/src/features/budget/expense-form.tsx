import { budgetMessages } from '@tripwright/domain/budget'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FormEvent, useState } from 'react'
import { today } from '#features/links/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type DraftIssue, type ExpenseDraft, newDraft, readExpense, SPLITS } from './expense-draft.state.ts'
import { CurrencySelect, type TableProps } from './people-section.tsx'
import { SplitEditor } from './split-editor.tsx'

/** A new expense: what, how much, who paid, and how it is shared. */
export function ExpenseForm({ group, change, table }: TableProps) {
  const t = useText(budgetMessages)
  const formats = useFormats()
  const [draft, setDraft] = useState(() => newDraft(group, today()))
  const [issues, setIssues] = useState<readonly DraftIssue[]>([])
  const edit = (part: Partial<ExpenseDraft>) => {
    setDraft({ ...draft, ...part })
    setIssues([])
  }
  const issueOf = (field: DraftIssue['field']) => {
    const found = issues.find((one) => one.field === field)
    if (!found) return undefined
    const left = found.left ?? 0
    return t(found.key, { left: formats.money(Math.abs(left), draft.currency), isOver: String(left < 0) })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = readExpense(draft, group, formats.decimalMark())
    setIssues(read.ok ? [] : read.issues)
    if (!read.ok) return
    change({ expenses: [read.expense, ...group.expenses] })
    setDraft({ ...newDraft(group, draft.date), currency: draft.currency, paidBy: draft.paidBy })
  }

  const splitIssue = issueOf('split')
  return (
    <form
      noValidate
      aria-label={t('expense.title')}
      onSubmit={submit}
      className="grid items-start gap-4 md:grid-cols-2"
    >
      <h2 className="text-xl md:col-span-2">{t('expense.title')}</h2>
      <TextField
        label={t('expense.what')}
        className="md:col-span-2"
        autoComplete="off"
        maxLength={200}
        value={draft.title}
        onChange={({ target }) => edit({ title: target.value })}
        error={issueOf('title')}
      />
      <TextField
        label={t('expense.amount')}
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
      />
      <Choices draft={draft} edit={edit} group={group} />
      <SplitEditor draft={draft} edit={edit} group={group} />
      {splitIssue ? (
        <p role="alert" className="flex gap-2 text-signal text-sm md:col-span-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
          {splitIssue}
        </p>
      ) : null}
      <Button type="submit" className="md:col-span-2 md:justify-self-start">
        {t('expense.add')}
      </Button>
    </form>
  )
}

type ChoicesProps = Parameters<typeof SplitEditor>[0]

function Choices({ draft, edit, group }: ChoicesProps) {
  const t = useText(budgetMessages)
  return (
    <>
      <SelectField
        label={t('expense.payer')}
        value={draft.paidBy}
        onChange={({ target }) => edit({ paidBy: target.value })}
      >
        {group.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('expense.split')}
        value={draft.kind}
        onChange={({ target }) => edit({ kind: SPLITS.find((kind) => kind === target.value) ?? 'equal' })}
      >
        {SPLITS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`split.${kind}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
