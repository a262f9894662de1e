import { z } from 'zod/mini'
import { type IsoDate, isIsoDate, utcDate } from './dates.ts'

/** A calendar day as `2026-11-21`. */
export const isoDay = z.string().check(z.refine(isIsoDate, 'is not a day like 2026-11-21'))

/** Somebody compared the fact with a source that others wrote, on that day; `source` is the address of the page or its name. */
export const sourceCheck = z.object({ date: isoDay, source: z.string().check(z.minLength(1)) })
export type SourceCheck = z.infer<typeof sourceCheck>

/**
 * What a table of ours says of itself. `asOf`: the day that its facts were true by their source, or up to which its writers knew;
 * `written`: the day we wrote it; `checked`: when somebody compared all of it with a source, null where nobody did.
 */
export const tableProvenance = {
  asOf: isoDay,
  written: isoDay,
  checked: z.nullable(sourceCheck),
  source: z.string().check(z.minLength(1)),
}

/** The same in an answer. A source outside has no day of writing (null); answers that a device kept from before have neither. */
export const provenance = {
  asOf: z.string(),
  source: z.string(),
  written: z.optional(z.nullable(z.string())),
  checked: z.optional(z.nullable(sourceCheck)),
}

/** Where a fact comes from and how old it is, in the words of `tableProvenance`. */
export type Provenance = {
  asOf: string | null
  source: string
  written?: string | null | undefined
  checked?: SourceCheck | null | undefined
}
/** The same of a whole table of ours. */
export type TableProvenance = { asOf: IsoDate; written: IsoDate; checked: SourceCheck | null; source: string }

/** What a table says of itself, and nothing else of it. */
export function provenanceOf({ asOf, written, checked, source }: TableProvenance): TableProvenance {
  return { asOf, written, checked, source }
}

/** The provenance of an answer out of several tables: an age must not flatter, so it is as old as the oldest and checked only if all are. */
export function oldestProvenance<P extends Provenance>(tables: readonly P[]): P | undefined {
  return [...tables].sort((a, b) => (ageKey(a) < ageKey(b) ? -1 : 1))[0]
}

function ageKey({ asOf, written, checked }: Provenance): string {
  return `${checked ? 1 : 0} ${asOf ?? ''} ${checked?.date ?? written ?? ''}`
}

const MAX_CERTAIN_MONTHS = 18

/** What decides how long a fact may be called certain; `until` is its own last day, where it has one. */
export type FactAge = {
  written?: string | null | undefined
  checked?: SourceCheck | null | undefined
  until?: IsoDate | null
}

/**
 * Whether something that was certain may still be called so: not after its own last day, and not once 18 months have passed since
 * it was compared with a source, or where nobody did that, since it was written.
 */
export function isFresh({ written, checked, until }: FactAge, today: IsoDate): boolean {
  if (until && today > until) return false
  const date = checked?.date ?? written
  return !date || today <= monthsLater(date, MAX_CERTAIN_MONTHS)
}

// 31 August and six months is the last of February: no date is made up.
function monthsLater(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return utcDate(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}
