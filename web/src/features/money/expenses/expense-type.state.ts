import { parseAmount, showDecimal } from '@tripwright/domain/money/currency'
import {
  EXPENSE_TYPES,
  type Expense,
  type ExpensesKey,
  type ExpenseType,
  LARGEST_EXPENSE,
  PAID_WITH,
  type PaidWith,
} from '@tripwright/domain/money/expenses'

/** The fields of the form that say what an expense is and how it was paid; amounts are text. */
export type TypeDraft = {
  type: ExpenseType | 'expense'
  paidWith: PaidWith | 'none'
  returned: string
  charged: string
  chargedCurrency: string
}

export type TypeIssue = { field: 'returned' | 'charged'; key: ExpensesKey }
type TypeFields = Pick<Expense, 'type' | 'paidWith' | 'returned' | 'charged'>

export const DRAFT_TYPES = ['expense', ...EXPENSE_TYPES] as const
export const DRAFT_PAID_WITH = ['none', ...PAID_WITH] as const

export function newTypeDraft(currency: string): TypeDraft {
  return { type: 'expense', paidWith: 'none', returned: '', charged: '', chargedCurrency: currency }
}

/** The type that a text names: a plain expense when it names none. */
export function typeOf(text: unknown): TypeDraft['type'] {
  return DRAFT_TYPES.find((one) => one === text) ?? 'expense'
}

export function paidWithOf(text: unknown): TypeDraft['paidWith'] {
  return DRAFT_PAID_WITH.find((one) => one === text) ?? 'none'
}

/** These fields of a saved expense, for editing. */
export function typeDraftOf(
  { type, paidWith, returned, charged, currency }: Expense,
  own: string,
  decimal: '.' | ',',
): TypeDraft {
  const write = (amount: number, code: string) => showDecimal(BigInt(amount), code).replace('.', decimal)
  return {
    type: type ?? 'expense',
    paidWith: paidWith ?? 'none',
    returned: returned === undefined ? '' : write(returned, currency),
    charged: charged ? write(charged.amount, charged.currency) : '',
    chargedCurrency: charged?.currency ?? own,
  }
}

/** What these fields say of an expense of this amount, or what is wrong; fields of another type are left out. */
export function readTypeDraft(
  { type, paidWith, returned, charged, chargedCurrency }: TypeDraft,
  { amount, currency }: { amount: bigint; currency: string },
  decimal: '.' | ',',
): { fields: TypeFields; issue: TypeIssue | null } {
  if (type === 'withdrawal') {
    const sum = parseAmount(charged, chargedCurrency, decimal)
    return sum.ok && sum.value > 0n && sum.value <= BigInt(LARGEST_EXPENSE)
      ? { fields: { type, charged: { amount: Number(sum.value), currency: chargedCurrency } }, issue: null }
      : { fields: {}, issue: { field: 'charged', key: 'problem.charged' } }
  }
  const fields: TypeFields = {
    ...(type !== 'expense' && { type }),
    ...(paidWith !== 'none' && { paidWith }),
  }
  if (type !== 'deposit' || returned.trim() === '') return { fields, issue: null }
  const back = parseAmount(returned, currency, decimal)
  return back.ok && back.value <= amount
    ? { fields: { ...fields, returned: Number(back.value) }, issue: null }
    : { fields, issue: { field: 'returned', key: 'problem.returned' } }
}
