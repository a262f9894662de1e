import { addDays, fromDayNumber, type IsoDate, toDayNumber } from '../../base/dates.ts'
import type { VisaRequirement } from './matrix.rules.ts'

/** The rules by which countries look at a passport; which of them a destination has, its authority says. */
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

/** What a rule says: `until` is the first day to which the passport has to be valid. */
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

/** What a passport has to do: last so many months from a day of the trip on, and for some be young enough on entry. */
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

/** Reached through a Schengen state alone, so that its law looks at the passport. */
const WITHIN_SCHENGEN = ['AD', 'MC', 'SM', 'VA']

/** How a country looks at the passport of a foreigner. */
export function passportTermsOf(
  country: string,
  { validityMonths, validityBasis }: EntryRule,
): PassportTerms {
  if (isSchengen(country) || WITHIN_SCHENGEN.includes(country)) return SCHENGEN_TERMS
  if (validityBasis === 'none') return { months: 0, basis: 'entry', youngerThanYears: null }
  if (validityBasis === 'stay') return TERMS_BY_RULE.stay
  return { months: validityMonths, basis: validityBasis, youngerThanYears: null }
}

/** Looks at a passport by a rule, or by the terms of a country. */
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

/** The same day some months on, or the last day of that month: 31 August and six months is 28 or 29 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const first = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`
  const nextFirst = fromDayNumber(toDayNumber(first) + 31).slice(0, 8)
  const length = toDayNumber(`${nextFirst}01`) - toDayNumber(first)
  return addDays(first, Math.min(day, length) - 1)
}

/** Directive 2004/38/EC, the EEA Agreement and the agreement with Switzerland of 1999: who moves freely, and where. */
const FREE_MOVEMENT_COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** True for passports that the 90 days of the Schengen area are not counted for. */
export function hasFreeMovement(passport: string): boolean {
  return FREE_MOVEMENT_COUNTRIES.includes(passport)
}

/** True where the destination may ask a passport only to be valid: one's own country, and free movement in Europe. */
export function hasRightOfEntry(passport: string, destination: string): boolean {
  return (
    passport === destination || (hasFreeMovement(passport) && FREE_MOVEMENT_COUNTRIES.includes(destination))
  )
}

/** What travellers meet at the outer border beside the rule on visas: the register of entries, and the authorisation to come. */
export type EuBorderCheck = 'ees' | 'etias'
export const EU_BORDER_CHECKS_PAGE = 'https://travel-europe.europa.eu'

/** Regulations (EU) 2017/2226 and 2018/1240: whom they reach. Cyprus asks for ETIAS and keeps no register; Ireland has neither. */
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
