import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import { buildPartnerUrl } from '../hand-off/index.ts'
import type { StaysKey } from './stays.messages.ts'

/** A search for a stay (specification section 3); `coordinates` is `lat,lon`; it and `regionId` may be empty. */
export type StaySearch = {
  destination: string
  checkInDate: string
  checkOutDate: string
  adults: number
  rooms: number
  coordinates: string
  regionId: string
}
/** The fault of a field, as the key of its message. */
export type StayIssue = { field: keyof StaySearch; key: StaysKey }

/** Specification section 9: the pickers offer up to 8 guests, where 20 are valid. */
export const GUEST_LIMITS = { adults: { least: 1, most: 8 }, rooms: { least: 1, most: 8 } } as const
const MAX_ADULTS = 20

/** All that is wrong with a search (specification section 5), in the order of the form; `today` is the traveller's. */
export function checkStaySearch(search: StaySearch, today: IsoDate): StayIssue[] {
  const { destination, checkInDate, checkOutDate, adults, rooms } = search
  const hasIn = isIsoDate(checkInDate)
  const hasOut = isIsoDate(checkOutDate)
  const rows: [field: StayIssue['field'], isWrong: boolean, key: StayIssue['key']][] = [
    ['destination', destination.trim() === '', 'error.destination'],
    ['checkInDate', !hasIn, 'error.check-in'],
    ['checkOutDate', !hasOut, 'error.check-out'],
    ['checkInDate', hasIn && checkInDate < today, 'error.check-in.past'],
    ['checkOutDate', hasIn && hasOut && checkOutDate <= checkInDate, 'error.check-out.early'],
    ['adults', isOutside(adults, MAX_ADULTS), 'error.adults'],
    ['rooms', isOutside(rooms, GUEST_LIMITS.rooms.most), 'error.rooms'],
  ]
  return rows.filter(([, isWrong]) => isWrong).map(([field, , key]) => ({ field, key }))
}

function isOutside(count: number, most: number): boolean {
  return !Number.isInteger(count) || count < 1 || count > most
}

/** The hotel page for a checked search (decisions.md, "Hand-off URLs"). */
export function hotelSearchUrl(host: string, search: StaySearch): string {
  const { destination, checkInDate, checkOutDate, adults, rooms, coordinates, regionId } = search
  return buildPartnerUrl(host, '/Hotel-Search', [
    ['destination', destination],
    ['d1', checkInDate],
    ['startDate', checkInDate],
    ['d2', checkOutDate],
    ['endDate', checkOutDate],
    ['adults', adults],
    ['rooms', rooms],
    ['sort', 'RECOMMENDED'],
    ['latLong', coordinates || null],
    ['regionId', regionId || null],
  ])
}

/** The page of homes for a checked search: the second hand-off that stays offer. */
export function homesSearchUrl(host: string, search: StaySearch): string {
  const { destination, checkInDate, checkOutDate, adults } = search
  return buildPartnerUrl(host, `/s/${encodeURIComponent(destination)}/homes`, [
    ['checkin', checkInDate],
    ['checkout', checkOutDate],
    ['adults', adults],
  ])
}
