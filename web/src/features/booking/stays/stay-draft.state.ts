import { encodeCall } from '@tripwright/domain/base/contract'
import { addDays } from '@tripwright/domain/base/dates'
import {
  checkStaySearch,
  type StaySearch,
  type StaysKey,
  stayHandOff,
} from '@tripwright/domain/booking/stays'
import { today } from '#platform/today.ts'

export const NEW_DRAFT = { destination: '', checkInDate: '', checkOutDate: '', adults: '2', rooms: '1' }
export type StayDraft = typeof NEW_DRAFT
/** The error of each field, as the key of its text. */
export type StayErrors = Partial<Record<keyof StaySearch, StaysKey>>
type Checked = { ok: true; search: StaySearch } | { ok: false; errors: StayErrors }

/** Specification section 5: today and tomorrow by default. */
export function usualDates(): Partial<StayDraft> {
  return { checkInDate: today(), checkOutDate: addDays(today(), 1) }
}

/** The search of a form, or its errors. */
export function readStayDraft(draft: StayDraft): Checked {
  const { adults, rooms, ...texts } = draft
  const search = { ...texts, adults: Number(adults), rooms: Number(rooms), coordinates: '', regionId: '' }
  const errors: StayErrors = {}
  for (const { field, key } of checkStaySearch(search, today())) errors[field] ??= key
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, search }
}

/** The target of a search that was filled in elsewhere; null when something in it is invalid. */
export function quickStayPath(part: Partial<StayDraft>): string | null {
  const read = readStayDraft({ ...NEW_DRAFT, ...part })
  return read.ok ? encodeCall(stayHandOff, { ...read.search, partner: 'expedia' }).path : null
}

/** An example search. */
export function exampleDraft(): Partial<StayDraft> {
  const from = addDays(today(), 30)
  return { destination: 'Lisbon', checkInDate: from, checkOutDate: addDays(from, 3), adults: '2', rooms: '1' }
}
