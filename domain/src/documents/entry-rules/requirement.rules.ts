import type { IsoDate } from '../../base/dates.ts'
import { type FactAge, isFresh, type Provenance, type SourceCheck } from '../../base/provenance.ts'
import { type TravelPurpose, VISA_NEEDS, type VisaRequirement } from './matrix.rules.ts'
import {
  BUSINESS_VISA_DESTINATIONS,
  MAX_COURSE_DAYS,
  MEETINGS_ALLOWED,
  POSSIBLE_PRESS_VISAS,
  PRESS_VISAS,
  RESIDENCE_RULES,
  RESIDENCE_RULES_WRITTEN,
  type ResidenceRule,
} from './official.data.ts'

export type PassportRequirement = { passport: string; entry: VisaRequirement }

/** Sorts the passports of a person for one border, the best first; equal ones keep their order. */
export function sortByEase(requirements: readonly PassportRequirement[]): PassportRequirement[] {
  return [...requirements].sort(
    (a, b) => difficultyOf(a.entry) - difficultyOf(b.entry) || stayOf(b.entry) - stayOf(a.entry),
  )
}

// Sorted by ease; of equally easy requirements the certain one comes first.
function difficultyOf({ need, certain, kindCertain }: VisaRequirement): number {
  return VISA_NEEDS.indexOf(need) + (certain ? 0 : 0.5) + (kindCertain ? 0 : 0.25)
}

function stayOf(entry: VisaRequirement): number {
  return isUnlimited(entry) ? Number.POSITIVE_INFINITY : (entry.days ?? 0)
}

/** True for a stay without a limit in days: the own country, or free movement. */
export function isUnlimited({ need, days, notes }: VisaRequirement): boolean {
  return need === 'citizen' || (need === 'visa-free' && days === null && !notes.includes(STAY_UNKNOWN))
}

/** The note of a row whose source names no days. */
const STAY_UNKNOWN = 'stay-unknown'

export type StayFit = 'fits' | 'too-long' | 'by-visa'

/** Whether a visit of some days (entry and exit day included) is within the limit; `by-visa` when the visa sets the limit. */
export function fitsStay(entry: VisaRequirement, days: number): StayFit | null {
  if (entry.need === 'not-admitted' || entry.notes.includes(STAY_UNKNOWN)) return null
  if (isUnlimited(entry)) return 'fits'
  if (entry.days === null || entry.need === 'required') return 'by-visa'
  return days <= entry.days ? 'fits' : 'too-long'
}

/** Countries in which even a traveller who only changes planes passes the border or needs a clearance beforehand. */
const NO_AIRSIDE_TRANSIT = ['US', 'CA', 'NZ']

export type TransitRequirement = 'free' | 'clearance' | 'clearance-to-leave' | 'visa' | 'airside' | 'refused'

/** The transit requirement of a passport in a country. For `airside`, the airport and the airline decide. */
export function transitRequirementOf(entry: VisaRequirement, country: string): TransitRequirement {
  const { need } = entry
  if (need === 'citizen' || need === 'visa-free') return entry.certain ? 'free' : 'airside'
  if (need === 'not-admitted') return 'refused'
  const isStrict = NO_AIRSIDE_TRANSIT.includes(country)
  if (need === 'eta') return isStrict ? 'clearance' : 'clearance-to-leave'
  return isStrict ? 'visa' : 'airside'
}

const UNTIL = /^until-(\d{4}-\d{2}-\d{2})$/

/** The last known day of a temporary rule, by its note; null for other notes. */
export function expiryOfNote(note: string): IsoDate | null {
  return UNTIL.exec(note)?.[1] ?? null
}

/** The age of the table, which applies to rows without a date. */
export type TableAge = Pick<FactAge, 'written' | 'checked'>

/** The source of a row: the import that has it, or our table with the comparison of the pair. */
export function provenanceOfRow<P extends Provenance>(
  row: { asOf?: string | undefined; source?: string | undefined; checked?: SourceCheck | undefined },
  table: P,
): Pick<P, 'asOf' | 'source'> & Pick<Required<Provenance>, 'written' | 'checked'> {
  const { asOf, source } = row
  if (asOf !== undefined) return { asOf, source: source ?? table.source, written: null, checked: null }
  return {
    asOf: table.asOf,
    source: table.source,
    written: table.written ?? null,
    checked: row.checked ?? table.checked ?? null,
  }
}

/** A rule on the day of entry: it becomes uncertain after its last known day, or once the row is too old. */
export function requirementOn<E extends VisaRequirement>(entry: E, on: IsoDate, table: TableAge): E {
  if (entry.need === 'citizen') return entry
  const [until = null] = entry.notes.flatMap((note) => expiryOfNote(note) ?? []).sort()
  // An imported row is as old as its source says, not as our table.
  const checked = entry.checked ?? (entry.asOf === undefined ? table.checked : null)
  return isFresh({ written: entry.asOf ?? table.written, checked, until }, on)
    ? entry
    : Object.assign({}, entry, { certain: false, kindCertain: false })
}

/**
 * The border and the date of an entry. `days`: the length of the visit; null when it is not given. `table`: the age of the
 * table that holds the row.
 */
export type EntryContext = {
  passport: string
  destination: string
  on: IsoDate
  days: number | null
  table: TableAge
}

/**
 * The requirement for a purpose. The table covers short visits, which include family visits and transit through the border.
 * Business often follows the same rule, but not everywhere. Study, work and reporting do not, unless an agreement gives the
 * right (`right:…`) or the destination has a special rule (`purpose`).
 */
export function requirementFor(
  row: VisaRequirement,
  purpose: TravelPurpose,
  crossing: EntryContext,
): VisaRequirement {
  const entry = requirementOn(row, crossing.on, crossing.table)
  if (purpose === 'tourism' || entry.need === 'citizen' || entry.need === 'not-admitted') return entry
  if (purpose === 'family') return withNote(entry, 'family')
  if (purpose === 'transit') return entry
  const met = requirementByPurposeRules(entry, purpose, crossing)
  const isOfRow = met.basis === row.basis
  return isOfRow || isFresh({ written: RESIDENCE_RULES_WRITTEN }, crossing.on) ? met : markUncertain(met)
}

function requirementByPurposeRules(
  entry: VisaRequirement,
  purpose: Exclude<TravelPurpose, 'tourism' | 'family' | 'transit'>,
  crossing: EntryContext,
): VisaRequirement {
  if (purpose === 'business') return forBusinessTrip(entry, crossing)
  const right = findResidenceRule(purpose, crossing)
  if (right) return withResidenceRule(entry, right)
  if (purpose === 'journalism') return forJournalism(entry, crossing)
  if (purpose === 'study') return forStudy(entry, crossing)
  return purposeVisa(purpose)
}

/** The agreement in force on that day; null when none is known. */
export function findResidenceRule(
  purpose: 'study' | 'work' | 'journalism',
  { passport, destination, on }: Pick<EntryContext, 'passport' | 'destination' | 'on'>,
): ResidenceRule | null {
  // A right to work includes reporting; a permit to apply for says nothing about the press.
  const rule = RESIDENCE_RULES.find(
    ({ passports, destinations, study, since }) =>
      listIncludes(passports, passport) &&
      listIncludes(destinations, destination) &&
      (study || purpose !== 'study') &&
      since <= on,
  )
  return rule && (purpose !== 'journalism' || rule.free) ? rule : null
}

function withResidenceRule(entry: VisaRequirement, { id, free, certain }: ResidenceRule): VisaRequirement {
  const basis = `right:${id}`
  if (free)
    return { need: 'visa-free', days: null, certain, kindCertain: certain, basis, notes: ['right-free'] }
  // The traveller enters as a visitor and applies for the permit there or before.
  const isSure = certain && entry.certain
  return Object.assign({}, entry, {
    days: null,
    certain: isSure,
    kindCertain: isSure && entry.kindCertain,
    basis,
    notes: ['right-permit'],
    checked: undefined,
  })
}

function forBusinessTrip(entry: VisaRequirement, { destination }: EntryContext): VisaRequirement {
  const isSame = isUnlimited(entry) || entry.need === 'required' || entry.notes.includes('business')
  if (isSame) return entry
  const hasNoVisa = entry.need === 'visa-free' || entry.need === 'eta'
  if (hasNoVisa && listIncludes(MEETINGS_ALLOWED, destination)) return withNote(entry, 'meetings')
  const isApart = entry.need !== 'visa-free' && listIncludes(BUSINESS_VISA_DESTINATIONS, destination)
  return markUncertain(withNote(entry, isApart ? 'meetings-apart' : 'business'))
}

function forJournalism(entry: VisaRequirement, { passport, destination }: EntryContext): VisaRequirement {
  const visa = PRESS_VISAS[destination]
  // Canadians need no visitor visa for the United States, and citizens of Russia's neighbours no visa at all.
  const isApart =
    (destination === 'US' && passport === 'CA') ||
    ('BY RU'.includes(destination) && entry.need === 'visa-free')
  if (visa !== undefined && !isApart)
    return purposeVisa(visa === '' ? 'press' : `press-${visa.toLowerCase()}`)
  if (listIncludes(POSSIBLE_PRESS_VISAS, destination)) return purposeVisa('press-perhaps', false)
  return markUncertain(withNote(entry, 'journalism'))
}

function forStudy(entry: VisaRequirement, crossing: EntryContext): VisaRequirement {
  const isVisit = isShortCourse(entry, crossing)
  const most = MAX_COURSE_DAYS[crossing.destination]
  if (isTooLong(entry, crossing)) return purposeVisa('study-long')
  // A short course may fit a visit, but never certainly: countries define a course differently, and officers judge differently.
  if (most !== undefined && (most === 0 || (crossing.days ?? 0) > most))
    return purposeVisa('course-apart', !isVisit)
  return isVisit ? markUncertain(withNote(entry, 'short-course')) : purposeVisa('study')
}

/** The purposes that no visitor rule covers, with the reason. */
function purposeVisa(note: string, certain = true): VisaRequirement {
  return { need: 'required', days: null, certain, kindCertain: certain, basis: 'purpose', notes: [note] }
}

// The row may have been compared with a source, but not for this purpose.
function markUncertain(entry: VisaRequirement): VisaRequirement {
  return Object.assign({}, entry, { certain: false, kindCertain: false, checked: undefined })
}

function isShortCourse({ need, days }: VisaRequirement, crossing: EntryContext): boolean {
  if (crossing.days === null || need === 'required') return false
  return days === null || crossing.days <= days
}

function isTooLong({ days }: VisaRequirement, crossing: EntryContext): boolean {
  return days !== null && crossing.days !== null && crossing.days > days
}

function listIncludes(codes: string, country: string): boolean {
  return codes.split(' ').includes(country)
}

function withNote(entry: VisaRequirement, note: string): VisaRequirement {
  return { ...entry, notes: [...entry.notes, note] }
}
