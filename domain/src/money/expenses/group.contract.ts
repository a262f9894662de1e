import { z } from 'zod/mini'
import { isIsoDate } from '../../base/dates.ts'
import { currencyCode } from '../../base/money.ts'
import { EXPENSE_CATEGORIES, EXPENSE_TYPES, type ExpenseCategory, PAID_WITH } from './expense-split.rules.ts'

/** The largest sum of one expense, in minor units of its currency. */
export const LARGEST_EXPENSE = 10 ** 15

const amount = z.int().check(z.gte(0), z.lte(LARGEST_EXPENSE))
const id = z.string().check(z.minLength(1), z.maxLength(60))
const name = z.string().check(z.maxLength(200))
const date = z.string().check(z.refine((day) => isIsoDate(day) && day >= '1900' && day < '3000'))
const split = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('equal'), people: z.array(id) }),
  z.object({ kind: z.literal('shares'), shares: z.record(id, z.int().check(z.gte(0), z.lte(1e6))) }),
  z.object({ kind: z.literal('exact'), amounts: z.record(id, amount) }),
  z.object({
    kind: z.literal('items'),
    items: z.array(z.object({ title: name, amount, people: z.array(id) })),
  }),
])

/** How an expense is split, and its details; one saved before kinds existed is of the kind `other`. */
const expenseShare = z.object({
  category: z._default(z.enum(EXPENSE_CATEGORIES), 'other'),
  paidBy: id,
  split,
  /** Whether there is a photo of the receipt. */
  hasReceipt: z._default(z.boolean(), false),
  /** The photo in the account, for all who take part in the trip; without it the photo is on the device that took it. */
  receipt: z.optional(z.catch(z.optional(z.uuid()), undefined)),
  /** The booking whose price it is. */
  booking: z.optional(z.catch(z.optional(z.uuid()), undefined)),
  type: z.optional(z.enum(EXPENSE_TYPES)),
  paidWith: z.optional(z.enum(PAID_WITH)),
  /** Of a deposit: what came back. */
  returned: z.optional(amount),
  /** Of cash from a machine: what the account was charged. */
  charged: z.optional(z.object({ amount, currency: currencyCode })),
})
export const expenseRow = z.object({
  id,
  title: name,
  date,
  amount,
  currency: currencyCode,
  ...expenseShare.shape,
})

const storedRates = z.object({
  base: currencyCode,
  date,
  rates: z.record(z.string(), z.number().check(z.gt(0))),
})

const planned = {
  bed: amount,
  meal: amount,
  transport: amount,
  sights: amount,
  other: amount,
} satisfies Record<ExpenseCategory, typeof amount>

/** The fields of a group besides its expenses. */
export const groupFrame = z.object({
  currency: currencyCode,
  people: z.array(z.object({ id, name })),
  payments: z.array(z.object({ from: id, to: id, amount })),
  /** Rates of the days on which something was paid. */
  kept: z._default(z.array(storedRates), []),
  /** The planned amount for each kind of expense, in minor units; null without an estimate. */
  plan: z._default(z.nullable(z.object({ currency: currencyCode, ...planned })), null),
  /** The budget of the trip as typed, and its days; empty when not entered. */
  total: z.string().check(z.maxLength(60)),
  from: z.string(),
  to: z.string(),
})

/** The stored group of a trip: people, payments and expenses. */
export const tripGroup = z.object({ ...groupFrame.shape, expenses: z.array(expenseRow) })
