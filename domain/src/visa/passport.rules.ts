import { addDays, fromDayNumber, type IsoDate, toDayNumber } from '../base/dates.ts'

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
export type Visit = { entry: IsoDate; exit: IsoDate }

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

type EntryRule = { validityMonths: number; validityBasis: 'entry' | 'exit' | 'stay' | 'none' }

/** The one of our rules that a destination has; null where it asks something else. */
export function findRule(country: string, { validityMonths, validityBasis }: EntryRule): PassportRule | null {
  if (isSchengen(country)) return 'schengen'
  if (validityBasis === 'stay') return 'stay'
  return PASSPORT_RULES.find((rule) => rule === `${MONTHS[validityMonths]}-months-${validityBasis}`) ?? null
}
const MONTHS: Readonly<Record<number, string>> = { 3: 'three', 6: 'six' }

/** Looks at a passport by one rule. Article 6(1)(a) of Regulation (EU) 2016/399 for `schengen`: 3 months after exit, and issued within the 10 years before entry. */
export function checkPassport(passport: Passport, visit: Visit, rule: PassportRule): PassportVerdict {
  const until = validUntil(visit, rule)
  if (passport.expires < until) return { ok: false, problem: 'expires-too-soon', until }
  if (rule !== 'schengen') return { ok: true, problem: null, until }
  if (passport.issued === null) return { ok: false, problem: 'issue-date-needed', until }
  const isFresh = passport.issued >= addMonths(visit.entry, -120)
  return { ok: isFresh, problem: isFresh ? null : 'issued-too-long-ago', until }
}

function validUntil({ entry, exit }: Visit, rule: PassportRule): IsoDate {
  if (rule === 'six-months-entry') return addMonths(entry, 6)
  if (rule === 'six-months-exit') return addMonths(exit, 6)
  return rule === 'stay' ? exit : addMonths(exit, 3)
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
