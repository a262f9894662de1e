import { type BudgetKey, type Expense, findParts, type Split } from '@tripwright/domain/budget'
import { parseAmount } from '@tripwright/domain/currency'
import { newId, type TripGroup } from './group.state.ts'

export const SPLITS = ['equal', 'shares', 'exact', 'items'] as const
export type DraftItem = { title: string; amount: string; people: readonly string[] }

/** An expense as it stands in its form: what is typed is text. */
export type ExpenseDraft = {
  title: string
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

export type DraftIssue = { field: 'title' | 'amount' | 'split'; key: BudgetKey; left?: number }
export type ReadExpense = { ok: true; expense: Expense } | { ok: false; issues: DraftIssue[] }

export function newDraft(group: TripGroup, today: string): ExpenseDraft {
  return {
    ...{ title: '', amount: '', currency: group.currency, date: today, paidBy: group.people[0]?.id ?? '' },
    ...{ kind: 'equal', out: [], parts: {}, items: [{ title: '', amount: '', people: [] }] },
  }
}

/** The expense that a form asks for, or what is wrong with it. `decimal` is the reader's own mark before decimals. */
export function readExpense(draft: ExpenseDraft, group: TripGroup, decimal: '.' | ','): ReadExpense {
  const issues: DraftIssue[] = []
  const amount = parseAmount(draft.amount, draft.currency, decimal)
  if (draft.title.trim() === '') issues.push({ field: 'title', key: 'problem.what' })
  if (!amount.ok || amount.value <= 0n || amount.value > 10n ** 14n)
    issues.push({ field: 'amount', key: 'problem.amount' })
  const split = readSplit(draft, group, decimal)
  if (split === null) issues.push({ field: 'split', key: 'problem.part' })
  if (!amount.ok || split === null || issues.length > 0) return { ok: false, issues }
  const expense: Expense = {
    ...{
      id: newId(),
      title: draft.title.trim().slice(0, 200),
      date: draft.date,
      amount: Number(amount.value),
    },
    ...{ currency: draft.currency, paidBy: draft.paidBy, split },
  }
  const parts = findParts(expense)
  if (parts.ok) return { ok: true, expense }
  const left = split.kind === 'exact' ? expense.amount - sum(Object.values(split.amounts)) : 0
  return { ok: false, issues: [{ field: 'split', key: `problem.${parts.code}`, left }] }
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
    return [id, part.ok && part.value <= 10n ** 14n ? Number(part.value) : null] as const
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
    return sum.ok && sum.value <= 10n ** 14n ? { title, amount: Number(sum.value), people } : null
  })
  const sound = read.filter((item) => item !== null)
  return sound.length === read.length ? { kind: 'items', items: sound } : null
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
