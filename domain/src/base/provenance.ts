import { z } from 'zod/mini'
import { isIsoDate } from './dates.ts'

/** A calendar day as `2026-11-21`. */
export const isoDay = z.string().check(z.refine(isIsoDate, 'is not a day like 2026-11-21'))

/** Somebody compared the fact with a source that others wrote, on that day; `source` is the address of the page or its name. */
export const sourceCheck = z.object({ date: isoDay, source: z.string().check(z.minLength(1)) })
export type SourceCheck = z.infer<typeof sourceCheck>
