import { isIsoDate } from '@tripwright/domain/base/dates'
import {
  CATEGORIES,
  type Category,
  type Expense,
  findParts,
  LARGEST_EXPENSE,
  type SpentKey,
  type Split,
  type TripGroup,
} from '@tripwright/domain/budget'
import { parseAmount, showDecimal } from '@tripwright/domain/currency'
import { newId } from './group.state.ts'

export const SPLITS = ['equal', 'shares', 'exact', 'items'] as const
export type DraftItem = { title: string; amount: string; people: readonly string[] }

/** An expense as it stands in its form: what is typed is text. */
export type ExpenseDraft = {
  title: string
  category: Category
  amount: string
  currency: string
  date: string
  paidBy: string
  kind: Split['kind']
  /** Who does not take part. */
  out: readonly string[]
  /** Shares or exact amounts, by person. */
  parts: Readonly<Record<string, string>>
  items: readonly DraftItem[]
}

export type DraftIssue = { field: 'title' | 'amount' | 'date' | 'split'; key: SpentKey; left?: number }
export type ReadExpense = { ok: true; expense: Expense } | { ok: false; issues: DraftIssue[] }

export function newDraft(group: TripGroup, today: string): ExpenseDraft {
  return {
    ...{
      title: '',
      category: 'meal',
      amount: '',
      currency: group.currency,
      date: today,
      paidBy: group.people[0]?.id ?? '',
    },
    ...{ kind: 'equal', out: [], parts: {}, items: [{ title: '', amount: '', people: [] }] },
  }
}

/** An expense as its form shows it, to be changed. */
export function draftOf(expense: Expense, group: TripGroup, decimal: '.' | ','): ExpenseDraft {
  const { title, category, currency, date, paidBy, split } = expense
  const write = (amount: number) => showDecimal(BigInt(amount), currency).replace('.', decimal)
  const draft = { ...newDraft(group, date), title, category, currency, paidBy, kind: split.kind }
  const isOut = (taking: readonly string[]) =>
    group.people.map(({ id }) => id).filter((id) => !taking.includes(id))
  const told = { ...draft, amount: write(expense.amount) }
  if (split.kind === 'equal') return { ...told, out: isOut(split.people) }
  if (split.kind === 'items')
    return { ...told, items: split.items.map((item) => ({ ...item, amount: write(item.amount) })) }
  const parts = split.kind === 'shares' ? split.shares : split.amounts
  const texts = Object.entries(parts).map(([id, part]) => [
    id,
    split.kind === 'shares' ? String(part) : write(part),
  ])
  return { ...told, parts: Object.fromEntries(texts), out: isOut(Object.keys(parts)) }
}

/** The kind of expense that a text names. */
export function categoryOf(text: string): Category {
  return CATEGORIES.find((one) => one === text) ?? 'other'
}

/**
 * The expense that a form asks for, or what is wrong with it; `id` is that of an expense that is changed. `decimal` is the
 * reader's own mark before decimals.
 */
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
  if (split === null) issues.push({ field: 'split', key: 'problem.part' })
  if (!amount.ok || split === null || issues.length > 0) return { ok: false, issues }
  const expense: Expense = {
    ...{ id, title: title.trim().slice(0, 200), category, date, amount: Number(amount.value) },
    ...{ currency, paidBy, split, hasReceipt: false },
  }
  const parts = findParts(expense)
  if (parts.ok) return { ok: true, expense }
  const left = split.kind === 'exact' ? expense.amount - sum(Object.values(split.amounts)) : 0
  return { ok: false, issues: [{ field: 'split', key: `problem.${parts.code}`, left }] }
}

function amountProblem(amount: ReturnType<typeof parseAmount>): SpentKey | null {
  if (!amount.ok)
    return amount.code === 'too-large' || amount.code === 'too-many-decimals'
      ? `problem.${amount.code}`
      : 'problem.amount'
  if (amount.value <= 0n) return 'problem.amount'
  return amount.value > BigInt(LARGEST_EXPENSE) ? 'problem.too-large' : null
}

function readSplit(draft: ExpenseDraft, group: TripGroup, decimal: '.' | ','): Split | null {
  const ids = group.people.map(({ id }) => id).filter((id) => !draft.out.includes(id))
  if (draft.kind === 'equal') return { kind: 'equal', people: ids }
  if (draft.kind === 'items') return readItems(draft, decimal)
  const read = ids.map((id) => {
    const text = draft.parts[id]?.trim() ?? ''
    if (draft.kind === 'shares')
      return [id, /^\d{1,4}$/.test(text || '1') ? Number(text || '1') : null] as const
    const part = parseAmount(text || '0', draft.currency, decimal)
    return [id, part.ok && part.value <= BigInt(LARGEST_EXPENSE) ? Number(part.value) : null] as const
  })
  const sound = read.flatMap(([id, part]) => (part === null ? [] : [[id, part] as const]))
  if (sound.length < read.length) return null
  return draft.kind === 'shares'
    ? { kind: 'shares', shares: Object.fromEntries(sound) }
    : { kind: 'exact', amounts: Object.fromEntries(sound) }
}

function readItems({ items, currency }: ExpenseDraft, decimal: '.' | ','): Split | null {
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
