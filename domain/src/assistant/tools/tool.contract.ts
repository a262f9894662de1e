import { z } from 'zod/mini'
import { isIsoDate } from '../../base/dates.ts'
import { currencyCode } from '../../base/money.ts'
import type { UsageType } from '../../plans/usage/index.ts'

/** One tool of the assistant: the same definition for the reader of phrases, for a model, and for other programs. */
export type ToolDefinition = {
  /** When to use it, in a sentence that a model reads. */
  whenToUse: string
  input: z.ZodMiniObject
  /** Fields that an executor's result has at least. */
  output: z.ZodMiniType
  /** `account`: only somebody who is signed in; a guest's own trips are on the device, so they need no account. */
  callers: 'anyone' | 'account'
  /** Whether it changes anything; then a person has to agree first. */
  changes: boolean
  /** The limit that a call consumes beside the question itself. */
  counts: UsageType | null
}

export const day = z.string().check(z.refine(isIsoDate, 'is not a day like 2026-11-21'))
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'is not a code like TH'))
export const city = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
export const month = z.int().check(z.gte(1), z.lte(12))
export const people = z.int().check(z.gte(1), z.lte(100))
export const words = z.string().check(z.maxLength(2000))
export const minorUnits = z.int().check(z.gte(0))
export const sum = z.object({ amount: minorUnits, currency: currencyCode })
export { currencyCode } from '../../base/money.ts'

/** A result that the page shows as a card of this kind. */
export const result = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, fields: S) =>
  z.union([z.looseObject({ kind: z.literal(kind), ...fields }), missing])
/** A result that leads to the page where the thing is done. */
export const page = z.looseObject({ kind: z.literal('page'), path: z.string().check(z.regex(/^\//)) })
/** Nothing is known, and why. */
export const missing = z.object({ kind: z.literal('not-known'), what: z.string() })

/** A tool that reads what everybody may know. */
export function reading<I extends z.ZodMiniObject, O extends z.ZodMiniType>(
  whenToUse: string,
  input: I,
  output: O,
) {
  return { whenToUse, input, output, callers: 'anyone', changes: false, counts: null } as const
}
