import { type IsoDate, isIsoDate } from '@tripwright/domain/base/dates'
import { isSoundStay, PASSPORT_RULES, type Stay, TASKS } from '@tripwright/domain/visa'
import { z } from 'zod/mini'
import { useStored, writeStored } from '#platform/storage.ts'
import { useFormats } from '#platform/text/use-formats.ts'

/** A date, or nothing yet. */
const date = z.string().check(z.refine((text) => text === '' || isIsoDate(text)))
const stay = z
  .object({ entry: z.string().check(z.refine(isIsoDate)), exit: z.string().check(z.refine(isIsoDate)) })
  .check(z.refine(isSoundStay))
const papers = z.object({
  ...{ entry: date, exit: date, issued: date, expires: date },
  rule: z.enum(PASSPORT_RULES),
  stays: z.array(stay).check(z.maxLength(200)),
  done: z.array(z.enum(TASKS)),
})

/** What a traveller noted of dates and papers on this device. */
export type Papers = z.infer<typeof papers>
export type PapersProps = { papers: Papers; change: (part: Partial<Papers>) => void }

const NEW_PAPERS: Papers = {
  ...{ entry: '', exit: '', issued: '', expires: '', rule: 'six-months-entry', stays: [], done: [] },
}

export function usePapers(): PapersProps {
  const parsed = z.safeParse(papers, useStored('travel-papers'))
  const now = parsed.success ? parsed.data : NEW_PAPERS
  return { papers: now, change: (part) => void writeStored('travel-papers', { ...now, ...part }) }
}

/** The trip, when both of its days are said in the right order. */
export function tripOf({ entry, exit }: Papers): Stay | null {
  return entry !== '' && exit !== '' && isSoundStay({ entry, exit }) ? { entry, exit } : null
}

/** Writes a calendar day as people do. */
export function useDay(): (date: IsoDate) => string {
  const formats = useFormats()
  return (date) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
}
