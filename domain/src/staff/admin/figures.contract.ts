import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { USAGE_TYPES } from '../../plans/usage/index.ts'

const day = z.string().check(z.refine(isIsoDate, 'a day as 2026-05-01'))
const count = z.number()
/** US cents. */
const cents = z.number()

const range = {
  from: day,
  to: day,
  /** The pattern of one page, such as `/blog/:slug`, for its views alone; all pages when absent. */
  page: z.optional(z.string().check(z.maxLength(100), z.regex(/^\/[\w:/-]*$/))),
}

const dayFigures = z.object({
  /** In UTC. */
  day: z.string(),
  signUps: count,
  trials: count,
  /** First payments of a customer. */
  conversions: count,
  payments: count,
  /** Paid plans that ended. */
  lapsed: count,
  paid: cents,
  /** Given back of what was paid that day, whenever that was. */
  refunded: cents,
  /** Pages that were opened, without who: see `page`. */
  views: count,
  /** Ways to a partner that were taken. */
  handOffs: count,
  /** Answers of 500 and above. */
  serverErrors: count,
  /** Errors in the pages of people who let us count. */
  browserErrors: count,
  /** Units of signed-in people by tool. */
  usage: z.record(z.enum(USAGE_TYPES), count),
})
export type DayFigures = z.infer<typeof dayFigures>

export const readFigures = contract({
  method: 'GET',
  path: '/api/admin/figures',
  isCompressed: true,
  summary:
    'Sign-ups, trials, payments, usage, page views, hand-offs and errors by day (UTC), and payments by plan and month; at most 366 days. Counted from the rows that are there now.',
  roles: ['support', 'analyst'],
  input: z.object(range),
  output: z.object({
    days: z.array(dayFigures),
    plans: z.array(
      z.object({ month: z.string(), plan: z.string(), payments: count, paid: cents, refunded: cents }),
    ),
    /** Views of all these days by pattern, and ways to each partner by host, the most first. */
    pages: z.array(z.object({ name: z.string(), count })),
    partners: z.array(z.object({ name: z.string(), count })),
  }),
  errors: ['bad-input'],
})

export const exportFigures = contract({
  method: 'GET',
  path: '/api/admin/figures.csv',
  summary: 'The figures by day as a table (CSV, RFC 4180); money as plain decimals in US dollars.',
  roles: ['support', 'analyst'],
  input: z.object(range),
  output: z.string(),
  answerTypes: ['text/csv'],
  errors: ['bad-input'],
})
