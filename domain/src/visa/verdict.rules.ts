import { type Entry, NEEDS } from './matrix.rules.ts'

export const PURPOSES = ['tourism', 'business'] as const
export type Purpose = (typeof PURPOSES)[number]

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

/** What is known for the purpose: the table is of visits, and business is often covered by the same rule but not everywhere. */
export function forPurpose(entry: Entry, purpose: Purpose): Entry {
  const isSame =
    purpose === 'tourism' ||
    isUnlimited(entry) ||
    entry.need === 'required' ||
    entry.need === 'not-admitted' ||
    entry.notes.includes('business')
  return isSame ? entry : { ...entry, certain: false, notes: [...entry.notes, 'business'] }
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
