import { isIsoDate } from '@tripwright/domain/base/dates'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { parseAmount, showDecimal } from '@tripwright/domain/money/currency'
import {
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseCategory,
  type ExpenseSplit,
  type ExpensesKey,
  LARGEST_EXPENSE,
  splitExpense,
  type TripGroup,
} from '@tripwright/domain/money/expenses'
import { isSameValue } from '@tripwright/domain/trip/sync'
import { readFormDraft, saveFormDraft } from '#platform/form-drafts.ts'
import { newId } from './expense-group.state.ts'
import {
  newTypeDraft,
  paidWithOf,
  readTypeDraft,
  type TypeDraft,
  type TypeIssue,
  typeDraftOf,
  typeOf,
} from './expense-type.state.ts'

export const SPLITS = ['equal', 'shares', 'exact', 'items'] as const
export type DraftItem = { title: string; amount: string; people: readonly string[] }

/** An expense as its form has it: each field is text. */
export type ExpenseDraft = TypeDraft & {
  title: string
  category: ExpenseCategory
  amount: string
  currency: string
  date: string
  paidBy: string
  kind: ExpenseSplit['kind']
  /** People who do not take part. */
  out: readonly string[]
  /** Shares or exact amounts, by person. */
  parts: Readonly<Record<string, string>>
  items: readonly DraftItem[]
}

export type DraftIssue =
  | { field: 'title' | 'amount' | 'date' | 'split'; key: ExpensesKey; left?: number }
  | (TypeIssue & { left?: number })
export type ReadExpense = { ok: true; expense: Expense } | { ok: false; issues: DraftIssue[] }

export function newDraft(group: TripGroup, today: string): ExpenseDraft {
  return {
    title: '',
    category: 'meal',
    amount: '',
    currency: group.currency,
    date: today,
    paidBy: group.people[0]?.id ?? '',
    kind: 'equal',
    out: [],
    parts: {},
    items: [{ title: '', amount: '', people: [] }],
    ...newTypeDraft(group.currency),
  }
}

const DRAFT_FORM = 'expense'

/** The new expense that was being typed in this tab, reduced to the current group; else an empty one. */
export function readDraft(group: TripGroup, today: string): ExpenseDraft {
  const blank = newDraft(group, today)
  const stored = Object(readFormDraft(DRAFT_FORM))
  const isText = (...names: (keyof ExpenseDraft)[]) => names.every((name) => typeof stored[name] === 'string')
  const isOfGroup = group.people.some(({ id }) => id === stored.paidBy)
  if (!isText('title', 'amount', 'currency', 'date') || !isOfGroup) return blank
  const { title, amount, currency, date, paidBy } = stored
  const { returned, charged, chargedCurrency } = stored
  const typed = isText('returned', 'charged', 'chargedCurrency') ? { returned, charged, chargedCurrency } : {}
  return {
    ...blank,
    title,
    amount,
    currency,
    date,
    paidBy,
    ...typed,
    category: categoryOf(stored.category),
    type: typeOf(stored.type),
    paidWith: paidWithOf(stored.paidWith),
  }
}

/** Saves the draft of a new expense for a reload; null removes it once the expense is saved. The split is not saved. */
export function saveExpenseDraft(draft: ExpenseDraft | null): void {
  saveFormDraft(DRAFT_FORM, draft)
}

/** An expense as form values, for editing. */
export function draftOf(expense: Expense, group: TripGroup, decimal: '.' | ','): ExpenseDraft {
  const { title, category, currency, date, paidBy, split } = expense
  const write = (amount: number) => showDecimal(BigInt(amount), currency).replace('.', decimal)
  const draft = { ...newDraft(group, date), title, category, currency, paidBy, kind: split.kind }
  const isOut = (takingPart: readonly string[]) =>
    group.people.map(({ id }) => id).filter((id) => !takingPart.includes(id))
  const type = typeDraftOf(expense, group.currency, decimal)
  const restored = { ...draft, ...type, amount: write(expense.amount) }
  if (split.kind === 'equal') return { ...restored, out: isOut(split.people) }
  if (split.kind === 'items')
    return { ...restored, items: split.items.map((item) => ({ ...item, amount: write(item.amount) })) }
  const parts = split.kind === 'shares' ? split.shares : split.amounts
  const texts = Object.entries(parts).map(([id, part]) => [
    id,
    split.kind === 'shares' ? String(part) : write(part),
  ])
  return { ...restored, parts: Object.fromEntries(texts), out: isOut(Object.keys(parts)) }
}

/** The kind of expense that a text suggests. */
export function categoryOf(text: string): ExpenseCategory {
  return EXPENSE_CATEGORIES.find((one) => one === text) ?? 'other'
}

/** The expense of a form, or its errors; `id` is that of an edited expense. `decimal` is the reader's decimal separator. */
export function readExpense(
  draft: ExpenseDraft,
  group: TripGroup,
  decimal: '.' | ',',
  id: string = newId(),
): ReadExpense {
  const issues: DraftIssue[] = []
  const amount = parseAmount(draft.amount, draft.currency, decimal)
  const { title, category, date, currency, paidBy } = draft
  if (title.trim() === '') issues.push({ field: 'title', key: 'problem.what' })
  const problem = amountProblem(amount)
  if (problem) issues.push({ field: 'amount', key: problem })
  if (!isIsoDate(date) || date < '1900' || date >= '3000') issues.push({ field: 'date', key: 'problem.date' })
  const split = readSplit(draft, group, decimal)
  const { fields, issue } = readTypeDraft(draft, { amount: amount.ok ? amount.value : 0n, currency }, decimal)
  if (issue) issues.push(issue)
  const isOfShares = draft.kind === 'shares'
  if (split === null) issues.push({ field: 'split', key: isOfShares ? 'problem.share' : 'problem.part' })
  if (!amount.ok || split === null || issues.length > 0) return { ok: false, issues }
  const expense: Expense = {
    id,
    title: truncateText(title.trim(), 200),
    category,
    date,
    amount: Number(amount.value),
    currency,
    paidBy,
    split,
    hasReceipt: false,
    ...fields,
  }
  const parts = splitExpense(expense)
  if (parts.ok) return { ok: true, expense }
  const left = split.kind === 'exact' ? expense.amount - sum(Object.values(split.amounts)) : 0
  return { ok: false, issues: [{ field: 'split', key: `problem.${parts.code}`, left }] }
}

function amountProblem(amount: ReturnType<typeof parseAmount>): ExpensesKey | null {
  if (!amount.ok)
    return amount.code === 'too-large' || amount.code === 'too-many-decimals'
      ? `problem.${amount.code}`
      : 'problem.amount'
  if (amount.value <= 0n) return 'problem.amount'
  return amount.value > BigInt(LARGEST_EXPENSE) ? 'problem.too-large' : null
}

function readSplit(draft: ExpenseDraft, group: TripGroup, decimal: '.' | ','): ExpenseSplit | null {
  // Cash is its owner's until it is spent.
  if (draft.type === 'withdrawal') return { kind: 'equal', people: [draft.paidBy] }
  const ids = group.people.map(({ id }) => id).filter((id) => !draft.out.includes(id))
  if (draft.kind === 'equal') return { kind: 'equal', people: ids }
  if (draft.kind === 'items') return readItems(draft, decimal)
  const read = ids.map((id) => {
    const text = draft.parts[id]?.trim() ?? ''
    if (draft.kind === 'shares') return [id, readShare(text || '1', decimal)] as const
    const part = parseAmount(text || '0', draft.currency, decimal)
    return [id, part.ok && part.value <= BigInt(LARGEST_EXPENSE) ? Number(part.value) : null] as const
  })
  const sound = read.flatMap(([id, part]) => (part === null ? [] : [[id, part] as const]))
  if (sound.length < read.length) return null
  return draft.kind === 'shares'
    ? { kind: 'shares', shares: wholeShares(sound) }
    : { kind: 'exact', amounts: Object.fromEntries(sound) }
}

const MAX_SHARES = 999_999n

/** Shares in hundredths, with digits of any script; null where invalid. */
function readShare(text: string, decimal: '.' | ','): number | null {
  const share = parseAmount(text, 'EUR', decimal)
  return share.ok && share.value <= MAX_SHARES ? Number(share.value) : null
}

/** Shares are stored as integers: 1.5 beside 1 becomes 3 beside 2. */
function wholeShares(hundredths: readonly (readonly [id: string, share: number])[]): Record<string, number> {
  const isWhole = hundredths.every(([, share]) => share % 100 === 0)
  const unit = isWhole ? 100 : hundredths.reduce((unit, [, share]) => greatestDivisor(unit, share), 0) || 1
  return Object.fromEntries(hundredths.map(([id, share]) => [id, share / unit]))
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** The unassigned rest of an expense by exact amounts; null where an amount is invalid. */
export function leftToShare(
  draft: ExpenseDraft,
  group: TripGroup,
  decimal: '.' | ',',
): { left: number; sum: number } | null {
  const amount = parseAmount(draft.amount, draft.currency, decimal)
  const split = readSplit(draft, group, decimal)
  if (!amount.ok || split?.kind !== 'exact') return null
  const total = Number(amount.value)
  return { left: total - sum(Object.values(split.amounts)), sum: total }
}

function readItems({ items, currency }: ExpenseDraft, decimal: '.' | ','): ExpenseSplit | null {
  const used = items.filter(({ amount, people }) => amount.trim() !== '' || people.length > 0)
  const read = used.map(({ title, amount, people }) => {
    const sum = parseAmount(amount, currency, decimal)
    return sum.ok && sum.value <= BigInt(LARGEST_EXPENSE)
      ? { title, amount: Number(sum.value), people }
      : null
  })
  const sound = read.filter((item) => item !== null)
  return sound.length === read.length ? { kind: 'items', items: sound } : null
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}

/** What an expense costs and how that is split makes sense together alone. */
const SUM: readonly (keyof Expense)[] = ['amount', 'currency', 'split', 'type', 'returned', 'charged']

/**
 * An expense as it is `now` with what somebody changed in a form that was opened with `before` and left with `after`: what
 * others changed meanwhile stays.
 */
export function withOwnChanges(now: Expense, before: Expense, after: Expense): Expense {
  const isMine = (key: keyof Expense) => !isSameValue(before[key], after[key])
  const keys = [...new Set([...Object.keys(now), ...Object.keys(after)])] as (keyof Expense)[]
  const isSumMine = SUM.some(isMine)
  const taken = keys.map((key) => [
    key,
    (SUM.includes(key) ? isSumMine : isMine(key)) ? after[key] : now[key],
  ])
  return Object.fromEntries(taken.filter(([, value]) => value !== undefined))
}
