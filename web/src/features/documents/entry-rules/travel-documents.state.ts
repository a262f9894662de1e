import type { Output } from '@tripwright/domain/base/contract'
import { type IsoDate, isIsoDate } from '@tripwright/domain/base/dates'
import {
  isValidStay,
  listVisas,
  PASSPORT_RULES,
  type SchengenStay,
  TASK_NAMES,
  TRAVEL_PURPOSES,
} from '@tripwright/domain/documents/entry-rules'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { preferences } from '#features/account/preferences/index.ts'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { findTerritory, isListedPlace, useCountries } from '#features/destination/countries/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'
import { useFormats } from '#platform/text/use-formats.ts'

/** A date, or empty. */
const date = z.string().check(z.refine((text) => text === '' || isIsoDate(text)))
const stay = z
  .object({ entry: z.string().check(z.refine(isIsoDate)), exit: z.string().check(z.refine(isIsoDate)) })
  .check(z.refine(isValidStay))
/** Maximum of passports per person, and of stops per ticket. */
export const MAX_PASSPORTS = 5
export const MAX_STOPS = 4

const code = z.string().check(z.regex(/^[A-Z]{2}$/))
const travelDocuments = z.object({
  entry: date,
  exit: date,
  issued: date,
  expires: date,
  rule: z.enum(PASSPORT_RULES),
  stays: z.array(stay).check(z.maxLength(200)),
  done: z.array(z.enum(TASK_NAMES)),
  passports: z._default(z.array(code).check(z.maxLength(MAX_PASSPORTS)), []),
  destination: z._default(z.union([code, z.literal('')]), ''),
  purpose: z._default(z.enum(TRAVEL_PURPOSES), 'tourism'),
  /** Blank pages of the passport; null where they were not counted. */
  pages: z._default(z.nullable(z.int().check(z.gte(0), z.lte(100))), null),
  via: z._default(z.array(code).check(z.maxLength(MAX_STOPS)), []),
})

/** The dates and documents that a traveller stored on this device. */
export type TravelDocuments = z.infer<typeof travelDocuments>
export type TravelDocumentsProps = {
  papers: TravelDocuments
  change: (part: Partial<TravelDocuments>) => void
}

const EMPTY_DOCUMENTS: TravelDocuments = {
  entry: '',
  exit: '',
  issued: '',
  expires: '',
  rule: 'six-months-entry',
  stays: [],
  done: [],
  passports: [],
  destination: '',
  purpose: 'tourism',
  via: [],
  pages: null,
}

function useStoredDocuments(): TravelDocumentsProps {
  const now = parseDocuments(useStored('travel-papers'))
  return { papers: now, change: (part) => void writeStored('travel-papers', { ...now, ...part }) }
}

/** The documents stored on this device, for a page that only reads them. */
export function useSavedDocuments(): TravelDocuments {
  return useStoredDocuments().papers
}

/** The same outside of components. */
function readStoredDocuments(): TravelDocuments {
  return parseDocuments(readStored('travel-papers'))
}

function parseDocuments(stored: unknown): TravelDocuments {
  const parsed = z.safeParse(travelDocuments, stored)
  return parsed.success ? parsed.data : EMPTY_DOCUMENTS
}

/** The trip, when both dates are given in the right order. */
export function tripOf({ entry, exit }: Pick<TravelDocuments, 'entry' | 'exit'>): SchengenStay | null {
  return entry !== '' && exit !== '' && isValidStay({ entry, exit }) ? { entry, exit } : null
}

/** Formats a calendar day. */
export function useDay(): (date: IsoDate) => string {
  const formats = useFormats()
  return (date) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
}

const EMPTY_QUERY = { passports: '', to: '', purpose: 'tourism', via: '', entry: '', exit: '' }
type JourneyQuery = typeof EMPTY_QUERY
type Journey = Pick<TravelDocuments, 'passports' | 'destination' | 'purpose' | 'via' | 'entry' | 'exit'>

const CODE = /^[A-Z]{2}$/
/** The documents stored last; by default the passports of the profile. */
function defaultQuery(): JourneyQuery {
  const noted = readStoredDocuments()
  const { passports } = preferences()
  return toJourneyQuery(noted.passports.length > 0 ? noted : { ...noted, passports })
}

/** The documents stored on this device with the trip from the address, so that a link to it can be shared. */
export function useJourney(): TravelDocumentsProps {
  const documents = useStoredDocuments()
  const { draft, change: write } = useSearchDraft(EMPTY_QUERY, defaultQuery)
  const { list } = useCountries()
  const isCountry = (code: string) => isListedPlace(list, code)
  const journey = parseJourney(draft, isCountry)
  return {
    papers: { ...documents.papers, ...journey },
    change: (part) => {
      // Changing a journey from a link stores it as the user's own.
      documents.change({ ...journey, ...part })
      write(toJourneyQuery({ ...journey, ...part }))
    },
  }
}

/** The trip in an address; invalid countries and dates are ignored. */
function parseJourney(draft: JourneyQuery, isCountry: (code: string) => boolean): Journey {
  const dateOr = (text: string) => (isIsoDate(text) ? text : '')
  return {
    passports: codesOf(draft.passports, MAX_PASSPORTS).filter(isCountry),
    destination: codesOf(draft.to, 1).find(isCountry) ?? '',
    purpose: TRAVEL_PURPOSES.find((one) => one === draft.purpose) ?? 'tourism',
    via: codesOf(draft.via, MAX_STOPS).filter(isCountry),
    entry: dateOr(draft.entry),
    exit: dateOr(draft.exit),
  }
}

/** A trip as address parameters. */
export function toJourneyQuery({ passports, destination, purpose, via, entry, exit }: Journey): JourneyQuery {
  return { passports: passports.join('-'), to: destination, purpose, via: via.join('-'), entry, exit }
}

function codesOf(text: string, most: number): string[] {
  const codes = text.toUpperCase().split('-')
  return [...new Set(codes.filter((code) => CODE.test(code)))].slice(0, most)
}

/** The passports that a table has, and those that name a territory: of these there is no row of their own. */
export function usePassportKinds(passports: readonly string[]): { states: string[]; territories: string[] } {
  const { list } = useCountries()
  const isTerritory = (code: string) => findTerritory(list, code) !== null
  return {
    states: passports.filter((code) => !isTerritory(code)),
    territories: passports.filter(isTerritory),
  }
}

export type VisaRows = Output<typeof listVisas>
/** The rows of some passports: `missing` when neither the network nor this device has one of them. */
export type VisaRowsState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'here'; of: readonly VisaRows[] }

/** The visa rows of the passports, fetched once and then stored on this device, and a function to retry. */
export function useVisaRows(passports: readonly string[]): [visaRows: VisaRowsState, retry: () => void] {
  const key = passports.join('-')
  const [loaded, setLoaded] = useState<{ key: string; visaRows: VisaRowsState }>()
  const load = useCallback(() => {
    let isGone = false
    void loadRows(key.split('-').filter(Boolean)).then((visaRows) => isGone || setLoaded({ key, visaRows }))
    return () => {
      isGone = true
    }
  }, [key])
  useEffect(load, [load])
  return [loaded?.key === key ? loaded.visaRows : { state: 'loading' }, load]
}

async function loadRows(passports: readonly string[]): Promise<VisaRowsState> {
  const rows = await Promise.all(
    passports.map((passport) => fetchFact(`visa-matrix:${passport}`, listVisas, { passport })),
  )
  const of = rows.filter((row) => row !== null)
  return of.length === rows.length ? { state: 'here', of } : { state: 'missing' }
}
