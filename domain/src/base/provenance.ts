import { z } from 'zod/mini'
import { type IsoDate, isIsoDate, utcDate } from './dates.ts'

/** A calendar day as `2026-11-21`. */
export const isoDay = z.string().check(z.refine(isIsoDate, 'is not a day like 2026-11-21'))

/** A person compared the fact with an independent source on that day; `source` is the address of the page or its name. */
export const sourceCheck = z.object({ date: isoDay, source: z.string().check(z.minLength(1)) })
export type SourceCheck = z.infer<typeof sourceCheck>

/**
 * The provenance of a table. `asOf`: the day of its source, or the day up to which its writers knew; `written`: the day we
 * wrote it; `checked`: when a person compared all of it with a source, null when nobody did.
 */
export const tableProvenance = {
  asOf: isoDay,
  written: isoDay,
  checked: z.nullable(sourceCheck),
  source: z.string().check(z.minLength(1)),
}

/**
 * The provenance in an answer. An outside source has no day of writing (null); answers that an old version stored on a
 * device have neither.
 */
export const provenance = {
  asOf: z.string(),
  source: z.string(),
  written: z.optional(z.nullable(z.string())),
  checked: z.optional(z.nullable(sourceCheck)),
}

/** The source and age of a fact, with the fields of `tableProvenance`. */
export type Provenance = {
  asOf: string | null
  source: string
  written?: string | null | undefined
  checked?: SourceCheck | null | undefined
}
/** The source and age of a whole table. */
export type TableProvenance = { asOf: IsoDate; written: IsoDate; checked: SourceCheck | null; source: string }

/** Picks the provenance fields of a table. */
export function provenanceOf({ asOf, written, checked, source }: TableProvenance): TableProvenance {
  return { asOf, written, checked, source }
}

/**
 * The provenance of an answer from several tables: as old as the oldest table, and checked only if all are, so that it
 * never looks better than its weakest part.
 */
export function oldestProvenance<P extends Provenance>(tables: readonly P[]): P | undefined {
  return [...tables].sort((a, b) => (ageKey(a) < ageKey(b) ? -1 : 1))[0]
}

function ageKey({ asOf, written, checked }: Provenance): string {
  return `${checked ? 1 : 0} ${asOf ?? ''} ${checked?.date ?? written ?? ''}`
}

const MAX_CERTAIN_MONTHS = 18

/** The dates that limit how long a fact counts as certain; `until` is its own last day, if it has one. */
export type FactAge = {
  written?: string | null | undefined
  checked?: SourceCheck | null | undefined
  until?: IsoDate | null
}

/**
 * Whether a certain fact still counts as certain: until its own last day, and for 18 months after it was compared with a
 * source, or, if it never was, after it was written.
 */
export function isFresh({ written, checked, until }: FactAge, today: IsoDate): boolean {
  if (until && today > until) return false
  const date = checked?.date ?? written
  return !date || today <= monthsLater(date, MAX_CERTAIN_MONTHS)
}

// Six months after 31 August is the last day of February, because the date must exist.
function monthsLater(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return utcDate(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}
