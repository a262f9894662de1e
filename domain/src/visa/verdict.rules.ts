import type { IsoDate } from '../base/dates.ts'
import { type Entry, NEEDS, type Purpose } from './matrix.rules.ts'
import {
  COURSE_DAYS,
  MEETINGS_APART,
  MEETINGS_COVERED,
  PRESS_PERHAPS,
  PRESS_VISAS,
  RESIDENCE_RULES,
  type ResidenceRule,
} from './official.data.ts'

export type Held = { passport: string; entry: Entry }

/** The passports of one person for one border, the one to travel on first; equal ones stay as they were said. */
export function sortPassports(held: readonly Held[]): Held[] {
  return [...held].sort((a, b) => ease(a.entry) - ease(b.entry) || stayOf(b.entry) - stayOf(a.entry))
}

// What is sure goes before what is as easy but unsure, and after what is easier.
function ease({ need, certain }: Entry): number {
  return NEEDS.indexOf(need) + (certain ? 0 : 0.5)
}

function stayOf({ need, days }: Entry): number {
  if (days !== null) return days
  return need === 'visa-free' || need === 'citizen' ? Number.POSITIVE_INFINITY : 0
}

/** True where one may come and stay with no limit in days: one's own country, or free movement. */
export function isUnlimited({ need, days }: Entry): boolean {
  return need === 'citizen' || (need === 'visa-free' && days === null)
}

export type Fit = 'fits' | 'too-long' | 'by-visa'

/** Whether a visit of some days (the day of entry and of exit both count) is within what is allowed; `by-visa` where the visa itself says. */
export function fitsStay(entry: Entry, days: number): Fit | null {
  if (entry.need === 'not-admitted') return null
  if (isUnlimited(entry)) return 'fits'
  if (entry.days === null || entry.need === 'required') return 'by-visa'
  return days <= entry.days ? 'fits' : 'too-long'
}

/** Countries in which even a traveller who only changes planes passes the border or needs a clearance beforehand. */
const NO_AIRSIDE = ['US', 'CA', 'NZ']

export type Transit = 'free' | 'clearance' | 'clearance-to-leave' | 'visa' | 'airside' | 'refused'

/** What changing planes in a country asks of a passport. Where it is `airside`, the airport and the airline decide. */
export function transitOf(entry: Entry, country: string): Transit {
  const { need } = entry
  if (need === 'citizen' || need === 'visa-free') return entry.certain ? 'free' : 'airside'
  if (need === 'not-admitted') return 'refused'
  const isStrict = NO_AIRSIDE.includes(country)
  if (need === 'eta') return isStrict ? 'clearance' : 'clearance-to-leave'
  return isStrict ? 'visa' : 'airside'
}

const UNTIL = /^until-(\d{4}-\d{2}-\d{2})$/

/** The last day that is known of a temporary rule, by its note; null for any other note. */
export function lastDayOf(note: string): IsoDate | null {
  return UNTIL.exec(note)?.[1] ?? null
}

/** A rule on the day of entry: after its last known day nobody is sure of it. */
export function onDay(entry: Entry, on: IsoDate): Entry {
  const isOver = entry.notes.some((note) => (lastDayOf(note) ?? on) < on)
  return isOver ? { ...entry, certain: false } : entry
}

/** The border and the time that a purpose is asked for. `days`: how long the visit is to be; null where nobody said. */
export type Crossing = { passport: string; destination: string; on: IsoDate; days: number | null }

/**
 * What is known for a purpose. The table is of short visits: family and transit through the border are such; business is often
 * covered by the same rule but not everywhere; study, work and reporting are not, but for where an agreement gives the right
 * (`right:…`) or the destination asks for something of its own (`purpose`).
 */
export function forPurpose(row: Entry, purpose: Purpose, crossing: Crossing): Entry {
  const entry = onDay(row, crossing.on)
  if (purpose === 'tourism' || entry.need === 'citizen' || entry.need === 'not-admitted') return entry
  if (purpose === 'family') return withNote(entry, 'family')
  if (purpose === 'transit') return entry
  if (purpose === 'business') return forBusiness(entry, crossing)
  const right = findRight(purpose, crossing)
  if (right) return byRight(entry, right)
  if (purpose === 'journalism') return forPress(entry, crossing)
  if (purpose === 'study') return forCourse(entry, crossing)
  return byVisa(purpose)
}

/** The agreement that holds on that day; null where none is known. */
export function findRight(
  purpose: 'study' | 'work' | 'journalism',
  { passport, destination, on }: Pick<Crossing, 'passport' | 'destination' | 'on'>,
): ResidenceRule | null {
  // Who may work may report; a permit that has to be asked for first says nothing of the press.
  const wanted = purpose === 'study' ? 'study' : 'work'
  const found = RESIDENCE_RULES.find(
    ({ passports, destinations, allows, since }) =>
      isNamed(passports, passport) &&
      isNamed(destinations, destination) &&
      allows.includes(wanted) &&
      since <= on,
  )
  return found && (purpose !== 'journalism' || found.how === 'free') ? found : null
}

function byRight(entry: Entry, { id, how, certain }: ResidenceRule): Entry {
  const basis = `right:${id}`
  if (how === 'free') return { need: 'visa-free', days: null, certain, basis, notes: ['right-free'] }
  // One enters as a visitor and asks for the permit there or before.
  return { ...entry, days: null, certain: certain && entry.certain, basis, notes: ['right-permit'] }
}

function forBusiness(entry: Entry, { destination }: Crossing): Entry {
  const isSame = isUnlimited(entry) || entry.need === 'required' || entry.notes.includes('business')
  if (isSame) return entry
  const hasNoVisa = entry.need === 'visa-free' || entry.need === 'eta'
  if (hasNoVisa && isNamed(MEETINGS_COVERED, destination)) return withNote(entry, 'meetings')
  const isApart = entry.need !== 'visa-free' && isNamed(MEETINGS_APART, destination)
  return { ...withNote(entry, isApart ? 'meetings-apart' : 'business'), certain: false }
}

function forPress(entry: Entry, { passport, destination }: Crossing): Entry {
  const visa = PRESS_VISAS[destination]
  // Canadians need none of the classes of visitors to the United States, and neighbours of Russia no visa at all.
  const isApart =
    (destination === 'US' && passport === 'CA') ||
    ('BY RU'.includes(destination) && entry.need === 'visa-free')
  if (visa !== undefined && !isApart) return byVisa(visa === '' ? 'press' : `press-${visa.toLowerCase()}`)
  if (isNamed(PRESS_PERHAPS, destination)) return byVisa('press-perhaps', false)
  return { ...withNote(entry, 'journalism'), certain: false }
}

function forCourse(entry: Entry, crossing: Crossing): Entry {
  const isVisit = isShortCourse(entry, crossing)
  const most = COURSE_DAYS[crossing.destination]
  if (isTooLong(entry, crossing)) return byVisa('study-long')
  // Nobody is sure of one that would fit a visit: what counts as a course differs, and so do those who look.
  if (most !== undefined && (most === 0 || (crossing.days ?? 0) > most))
    return byVisa('course-apart', !isVisit)
  return isVisit ? { ...withNote(entry, 'short-course'), certain: false } : byVisa('study')
}

/** What no rule for visitors covers, and why. */
function byVisa(note: string, certain = true): Entry {
  return { need: 'required', days: null, certain, basis: 'purpose', notes: [note] }
}

function isShortCourse({ need, days }: Entry, crossing: Crossing): boolean {
  if (crossing.days === null || need === 'required') return false
  return days === null || crossing.days <= days
}

function isTooLong({ days }: Entry, crossing: Crossing): boolean {
  return days !== null && crossing.days !== null && crossing.days > days
}

function isNamed(codes: string, country: string): boolean {
  return codes.split(' ').includes(country)
}

function withNote(entry: Entry, note: string): Entry {
  return { ...entry, notes: [...entry.notes, note] }
}
