import type { IsoDate } from '../../base/dates.ts'
import { removeAccents } from '../../base/fold-text.ts'
import { metresBetween } from '../../base/geo.ts'
import type { Provenance } from '../../base/provenance.ts'
import type { CityClimate } from '../../destination/climate/index.ts'
import type { CityCosts } from '../../destination/costs/index.ts'
import type { Country } from '../../destination/countries/index.ts'
import type { City } from '../../destination/places/index.ts'
import {
  type MonthFacts,
  monthsOf,
  rankMonths,
  recommendedMonths,
} from '../../destination/travel-intel/index.ts'
import {
  type PassportRequirement,
  provenanceOfRow,
  requirementFor,
  sortByEase,
  type VisaRequirement,
} from '../../documents/entry-rules/index.ts'
import {
  type BilingualPhrase,
  nearestPhrases,
  type PhraseBook,
  withNativeTexts,
} from '../../translation/phrasebook/index.ts'
import type { CityRef, FactIntent, HabitTopic } from './fact-intents.rules.ts'

type VisaRow = VisaRequirement & { destination: string; source?: string | undefined }
/** The entry requirement of each passport, as `listVisas` returns it. */
export type VisaTable = Sourced & { passport: string; rows: readonly VisaRow[] }

/** The tables that answer factual questions; null or empty when a table could not be loaded. */
export type FactTables = {
  visas: readonly VisaTable[]
  climate: CityClimate | null
  costs: CityCosts | null
  country: Country | null
  phrases: PhraseBook | null
  /** The phrasebooks of the possible languages of the question. */
  ownPhrases: readonly PhraseBook[]
}
export const EMPTY_TABLES: FactTables = {
  visas: [],
  climate: null,
  costs: null,
  country: null,
  phrases: null,
  ownPhrases: [],
}

type Sourced = Provenance & { asOf: string }
/** An answer from a table. */
export type FactCard =
  | {
      kind: 'visa'
      destination: string
      passports: string[]
      requirements: (PassportRequirement & Sourced)[]
    }
  | { kind: 'climate'; city: CityRef; facts: MonthFacts; climate: CityClimate; best: number[] }
  | {
      kind: 'cost'
      city: CityRef
      month: number
      costs: CityCosts
      /** For whom and how many days the whole is asked for. */
      party?: { days: number; adults: number; children: number }
    }
  | { kind: 'safety'; country: Country; isEmergency: boolean }
  | { kind: 'habits'; country: Country; topics: HabitTopic[] }
  | (Sourced & {
      kind: 'phrase'
      language: string
      text: string
      phrases: BilingualPhrase[]
      romanisation: string | null
      /** The BCP 47 tag for the speech voice. */
      voice: string
    })
  | { kind: 'clock'; city: CityRef | null; country: Country | null; zones: string[] }
  | { kind: 'distance'; from: City; to: City; metres: number }
  | { kind: 'not-known'; what: 'facts' | 'phrase' | 'pair' }

type FactContext = { today: IsoDate; cities: readonly City[]; others?: readonly CityRef[] | undefined }
type FactIntentOf<K extends FactIntent['kind']> = Extract<FactIntent, { kind: K }>

/** Answers a factual question only from the given tables; never throws. */
export function answerFact(intent: FactIntent, tables: FactTables, context: FactContext): FactCard {
  const none: FactCard = { kind: 'not-known', what: 'facts' }
  const { climate, costs, country } = tables
  switch (intent.kind) {
    case 'visa':
      return answerVisa(intent, tables, context.today)
    case 'phrase':
      return answerPhrase(intent, tables)
    case 'safety':
      return country ? { kind: 'safety', country, isEmergency: intent.isEmergency } : none
    case 'habits':
      return country ? { kind: 'habits', country, topics: intent.topics } : none
    case 'clock':
      return answerClock(intent, tables, context)
    case 'distance':
      return answerDistance(intent, context)
    case 'cost': {
      const city = cityOf(intent.cityId, context)
      return costs && city
        ? { kind: 'cost', city, costs, month: intent.month ?? monthOf(context.today) }
        : none
    }
    case 'climate': {
      const city = cityOf(intent.cityId, context)
      return climate && city ? climateCard(intent, { city, climate, costs }, context.today) : none
    }
  }
}

/** Finds a city by its id, with or without a guide. */
function cityOf(id: string, { cities, others = [] }: Omit<FactContext, 'today'>): CityRef | null {
  return [...cities, ...others].find((one) => one.id === id) ?? null
}

const monthOf = (date: IsoDate): number => Number(date.slice(5, 7))

function answerVisa(
  { destination, passports }: FactIntentOf<'visa'>,
  { visas }: FactTables,
  on: IsoDate,
): FactCard {
  if (passports.length === 0) return { kind: 'visa', destination, passports: [], requirements: [] }
  const requirements = visas.flatMap((table) => {
    const { passport, rows } = table
    const row = rows.find((one) => one.destination === destination)
    if (!row) return []
    const entry = requirementFor(row, 'tourism', { passport, destination, on, days: null, table })
    return [Object.assign({ passport, entry }, provenanceOfRow(row, table))]
  })
  if (requirements.length === 0) return { kind: 'not-known', what: visas.length === 0 ? 'facts' : 'pair' }
  const order = sortByEase(requirements).map(({ passport }) => passport)
  const sorted = order.flatMap((passport) => requirements.filter((one) => one.passport === passport))
  return {
    kind: 'visa',
    destination,
    passports: sorted.map(({ passport }) => passport),
    requirements: sorted,
  }
}

/** The initial weights of the city brief: warm and dry days count most. */
const DEFAULT_WEIGHTS = { warm: 2, dry: 2, quiet: 1, cheap: 1, light: 0 }

type ClimateParts = { city: CityRef; climate: CityClimate; costs: CityCosts | null }

function climateCard(
  { month, isBest }: FactIntentOf<'climate'>,
  { city, climate, costs }: ClimateParts,
  today: IsoDate,
): FactCard {
  const months = monthsOf(climate, costs, Number(today.slice(0, 4)))
  const ranked = rankMonths(months, DEFAULT_WEIGHTS)
  const best = ranked ? recommendedMonths(ranked) : []
  const shownMonth = month ?? (isBest ? best[0] : undefined) ?? monthOf(today)
  const facts = months[shownMonth - 1]
  if (!facts) return { kind: 'not-known', what: 'facts' }
  return { kind: 'climate', city, facts, climate, best: isBest ? best : [] }
}

const MIN_SIMILARITY = 0.5

function answerPhrase(
  { language, text }: FactIntentOf<'phrase'>,
  { phrases: book, ownPhrases }: FactTables,
): FactCard {
  if (!book) return { kind: 'not-known', what: 'facts' }
  const owns = ownPhrases.length > 0 ? ownPhrases.map((own) => own.phrases) : [[]]
  const matches = owns.map((own) => nearestPhrases(withNativeTexts(book.phrases, own), text, MIN_SIMILARITY))
  const exact = matches
    .flat()
    .find(({ english, own }) => [english, own].some((one) => normalizeText(one) === normalizeText(text)))
  const phrases = exact ? [exact] : (matches.find((some) => some.length > 0) ?? [])
  if (phrases.length === 0) return { kind: 'not-known', what: 'phrase' }
  const { romanisation, voice, asOf, source, written, checked } = book
  const card = { language, text, phrases, romanisation, voice }
  return Object.assign({ kind: 'phrase' as const }, card, { asOf, source, written, checked })
}

// The question has no accents here, but the phrasebook does.
const normalizeText = (text: string): string =>
  removeAccents(text.toLowerCase(), { keepsVowelSigns: true })
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function answerClock(
  { cityId, country: code }: FactIntentOf<'clock'>,
  { climate, country }: FactTables,
  context: FactContext,
): FactCard {
  const city = cityId === null ? null : cityOf(cityId, context)
  const zone = context.cities.find(({ id }) => id === cityId)?.zone ?? climate?.zone
  if (city && zone) return { kind: 'clock', city, country: null, zones: [zone] }
  if (country?.code !== code) return { kind: 'not-known', what: 'facts' }
  return { kind: 'clock', city: null, country, zones: country.zones }
}

function answerDistance({ cityIds }: FactIntentOf<'distance'>, { cities }: FactContext): FactCard {
  const [from, to] = cityIds.map((id) => cities.find((one) => one.id === id))
  if (!from || !to) return { kind: 'not-known', what: 'facts' }
  return { kind: 'distance', from, to, metres: metresBetween(from, to) }
}
