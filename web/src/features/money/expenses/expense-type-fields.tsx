import type { RateTable } from '@tripwright/domain/money/currency'
import { expensesMessages } from '@tripwright/domain/money/expenses'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftIssue, ExpenseDraft } from './expense-draft.state.ts'
import { DRAFT_PAID_WITH, DRAFT_TYPES, paidWithOf, typeOf } from './expense-type.state.ts'
import { CurrencySelect } from './people-section.tsx'

type FieldsProps = {
  draft: ExpenseDraft
  edit: (part: Partial<ExpenseDraft>) => void
  issueOf: (field: DraftIssue['field']) => string | undefined
  table: RateTable | null
}

/** Whether it is an expense, a refund, a deposit, or cash from a machine. */
export function TypeSelect({ draft, edit }: Pick<FieldsProps, 'draft' | 'edit'>) {
  const t = useText(expensesMessages)
  return (
    <SelectField
      label={t('expense.type')}
      className="col-span-2"
      hint={draft.type === 'expense' ? undefined : t(`type.${draft.type}.hint`)}
      value={draft.type}
      onChange={({ target }) => edit({ type: typeOf(target.value) })}
    >
      {DRAFT_TYPES.map((one) => (
        <option key={one} value={one}>
          {t(`type.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** What the type asks for besides: what was charged for cash, what came back of a deposit, and how it was paid. */
export function TypeFields({ draft, edit, issueOf, table }: FieldsProps) {
  const t = useText(expensesMessages)
  if (draft.type === 'withdrawal')
    return (
      <>
        <TextField
          label={t('expense.charged')}
          hint={t('expense.charged.hint')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={draft.charged}
          onChange={({ target }) => edit({ charged: target.value })}
          error={issueOf('charged')}
        />
        <CurrencySelect
          label={t('expense.charged.currency')}
          value={draft.chargedCurrency}
          table={table}
          onChange={(chargedCurrency) => edit({ chargedCurrency })}
        />
      </>
    )
  return (
    <>
      <SelectField
        label={t('expense.paid-with')}
        className="max-md:col-span-2"
        value={draft.paidWith}
        onChange={({ target }) => edit({ paidWith: paidWithOf(target.value) })}
      >
        {DRAFT_PAID_WITH.map((one) => (
          <option key={one} value={one}>
            {t(`paid-with.${one}`)}
          </option>
        ))}
      </SelectField>
      {draft.type === 'deposit' ? (
        <TextField
          label={t('expense.returned')}
          className="max-md:col-span-2"
          hint={t('expense.returned.hint')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={draft.returned}
          onChange={({ target }) => edit({ returned: target.value })}
          error={issueOf('returned')}
        />
      ) : null}
    </>
  )
}
