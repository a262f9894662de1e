import { isIsoDate } from '@tripwright/domain/base/dates'
import { currencyCode } from '@tripwright/domain/base/money'
import type { Expense } from '@tripwright/domain/budget'
import { z } from 'zod/mini'
import { useStored, writeStored } from '#platform/storage.ts'

const amount = z.int().check(z.gte(0), z.lte(1e14))
const id = z.string().check(z.minLength(1), z.maxLength(60))
const name = z.string().check(z.maxLength(200))
const date = z.string().check(z.refine(isIsoDate))
const split = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('equal'), people: z.array(id) }),
  z.object({ kind: z.literal('shares'), shares: z.record(id, z.int().check(z.gte(0), z.lte(1e6))) }),
  z.object({ kind: z.literal('exact'), amounts: z.record(id, amount) }),
  z.object({
    kind: z.literal('items'),
    items: z.array(z.object({ title: name, amount, people: z.array(id) })),
  }),
])
const expense = z.object({
  ...{ id, title: name, date, amount, currency: currencyCode, paidBy: id, split },
})
const group = z.object({
  currency: currencyCode,
  people: z.array(z.object({ id, name })),
  expenses: z.array(expense),
  payments: z.array(z.object({ from: id, to: id, amount })),
  /** The budget of the trip as it was typed, and its days; empty when nobody said. */
  ...{ total: z.string().check(z.maxLength(60)), from: z.string(), to: z.string() },
})

/** What a group spends on a trip, as it is kept on this device. */
export type TripGroup = Omit<z.infer<typeof group>, 'expenses'> & { expenses: readonly Expense[] }
export type GroupProps = { group: TripGroup; change: (part: Partial<TripGroup>) => void }

const NEW_GROUP: TripGroup = {
  ...{ currency: 'EUR', people: [], expenses: [], payments: [], total: '', from: '', to: '' },
}

export function useGroup(): GroupProps {
  const parsed = z.safeParse(group, useStored('trip-budget'))
  const now = parsed.success ? parsed.data : NEW_GROUP
  return { group: now, change: (part) => void writeStored('trip-budget', { ...now, ...part }) }
}

/** An id for something of this device alone; `crypto.randomUUID` is not there on every address. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

export function nameOf({ people }: TripGroup, id: string): string {
  return people.find((one) => one.id === id)?.name ?? '?'
}

type Titles = { dinner: string; hotel: string; museum: string; taxi: string }

/** Three friends, four expenses, two currencies. */
export function exampleGroup(today: string, titles: Titles): Partial<TripGroup> {
  const people = ['Ada', 'Ben', 'Cleo'].map((one) => ({ id: one.toLowerCase(), name: one }))
  const all = people.map((one) => one.id)
  const equal = { kind: 'equal', people: all } as const
  const row = (part: Pick<Expense, 'title' | 'amount' | 'currency' | 'paidBy' | 'split'>) => ({
    ...{ id: newId(), date: today, ...part },
  })
  const expenses = [
    row({ title: titles.hotel, amount: 38700, currency: 'EUR', paidBy: 'ada', split: equal }),
    row({ title: titles.dinner, amount: 6850, currency: 'GBP', paidBy: 'ben', split: equal }),
    row({
      title: titles.museum,
      amount: 3600,
      currency: 'EUR',
      paidBy: 'cleo',
      split: { kind: 'shares', shares: { ada: 1, cleo: 1 } },
    }),
    row({ title: titles.taxi, amount: 2150, currency: 'GBP', paidBy: 'ben', split: equal }),
  ]
  return { currency: 'EUR', people, payments: [], expenses }
}
