import { addDays, fromDayNumber, type IsoDate, toDayNumber } from '../../base/dates.ts'
import type { VisaRequirement } from './matrix.rules.ts'

/** The rules for the validity of a passport; the authority of a destination says which one applies. */
export const PASSPORT_RULES = [
  'six-months-entry',
  'three-months-exit',
  'six-months-exit',
  'stay',
  'schengen',
] as const
export type PassportRule = (typeof PASSPORT_RULES)[number]

export type Passport = { issued: IsoDate | null; expires: IsoDate }
export type VisitDates = { entry: IsoDate; exit: IsoDate }

/** The result of a rule: the passport must be valid until at least the day `until`. */
export type PassportVerdict = {
  ok: boolean
  problem: 'expires-too-soon' | 'issued-too-long-ago' | 'issue-date-needed' | null
  until: IsoDate
}

const SCHENGEN =
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** True for the states that apply the Schengen rules in full at their borders. */
export function isSchengen(country: string): boolean {
  return SCHENGEN.includes(country)
}

/** A passport rule: the months of validity after a day of the trip, and for some destinations the maximum age at entry. */
export type PassportTerms = {
  months: number
  basis: 'entry' | 'exit'
  /** The maximum age of the passport at entry in years; null when there is no such rule. */
  youngerThanYears: number | null
}

/** Article 6(1)(a) of Regulation (EU) 2016/399: 3 months after exit, and issued within the 10 years before entry. */
const SCHENGEN_TERMS: PassportTerms = { months: 3, basis: 'exit', youngerThanYears: 10 }

const TERMS_BY_RULE: Record<PassportRule, PassportTerms> = {
  'six-months-entry': { months: 6, basis: 'entry', youngerThanYears: null },
  'three-months-exit': { months: 3, basis: 'exit', youngerThanYears: null },
  'six-months-exit': { months: 6, basis: 'exit', youngerThanYears: null },
  stay: { months: 0, basis: 'exit', youngerThanYears: null },
  schengen: SCHENGEN_TERMS,
}

type EntryRule = { validityMonths: number; validityBasis: 'entry' | 'exit' | 'stay' | 'none' }

/** Reachable only through a Schengen state, so that its rule applies. */
const WITHIN_SCHENGEN = ['AD', 'MC', 'SM', 'VA']

/** The passport rule of a country for foreigners. */
export function passportTermsOf(
  country: string,
  { validityMonths, validityBasis }: EntryRule,
): PassportTerms {
  if (isSchengen(country) || WITHIN_SCHENGEN.includes(country)) return SCHENGEN_TERMS
  if (validityBasis === 'none') return { months: 0, basis: 'entry', youngerThanYears: null }
  if (validityBasis === 'stay') return TERMS_BY_RULE.stay
  return { months: validityMonths, basis: validityBasis, youngerThanYears: null }
}

/** Checks a passport against a named rule or the rule of a country. */
export function checkPassport(
  passport: Passport,
  visit: VisitDates,
  rule: PassportRule | PassportTerms,
): PassportVerdict {
  const { months, basis, youngerThanYears } = typeof rule === 'string' ? TERMS_BY_RULE[rule] : rule
  const until = addMonths(visit[basis], months)
  if (passport.expires < until) return { ok: false, problem: 'expires-too-soon', until }
  if (youngerThanYears === null) return { ok: true, problem: null, until }
  if (passport.issued === null) return { ok: false, problem: 'issue-date-needed', until }
  const isFresh = passport.issued >= addMonths(visit.entry, -12 * youngerThanYears)
  return { ok: isFresh, problem: isFresh ? null : 'issued-too-long-ago', until }
}

/** Adds months to a date; the result is at most the last day of its month: 31 August plus six months is 28 or 29 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const first = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`
  const nextFirst = fromDayNumber(toDayNumber(first) + 31).slice(0, 8)
  const length = toDayNumber(`${nextFirst}01`) - toDayNumber(first)
  return addDays(first, Math.min(day, length) - 1)
}

/** Free movement in Europe: Directive 2004/38/EC, the EEA Agreement and the agreement with Switzerland of 1999. */
const FREE_MOVEMENT_COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** True for passports without the 90-day limit of the Schengen area. */
export function hasFreeMovement(passport: string): boolean {
  return FREE_MOVEMENT_COUNTRIES.includes(passport)
}

/** True when the destination may require only a valid passport: the own country, and free movement in Europe. */
export function hasRightOfEntry(passport: string, destination: string): boolean {
  return (
    passport === destination || (hasFreeMovement(passport) && FREE_MOVEMENT_COUNTRIES.includes(destination))
  )
}

/** The further border rules beside visas: the entry/exit system (EES) and the travel authorisation (ETIAS). */
export type EuBorderCheck = 'ees' | 'etias'
export const EU_BORDER_CHECKS_PAGE = 'https://travel-europe.europa.eu'

/** The states under Regulations (EU) 2017/2226 (EES) and 2018/1240 (ETIAS). Cyprus requires only ETIAS; Ireland neither. */
export function euBorderChecksOf(
  passport: string,
  { destination, need }: Pick<VisaRequirement, 'need'> & { destination: string },
): EuBorderCheck[] {
  if (hasFreeMovement(passport) || WITHIN_SCHENGEN.includes(passport) || passport === destination) return []
  if (need === 'not-admitted') return []
  const isInside = isSchengen(destination) || WITHIN_SCHENGEN.includes(destination)
  const asksAhead = need === 'visa-free' && (isInside || destination === 'CY')
  return [...(isInside ? (['ees'] as const) : []), ...(asksAhead ? (['etias'] as const) : [])]
}
