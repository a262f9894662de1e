import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import { buildPartnerUrl, partnerDate } from '../hand-off/index.ts'
import type { CarsKey } from './cars.messages.ts'

/** A search for a rental car: a place, the pick-up day and the return day. */
export type CarSearch = { place: string; pickUpDate: string; dropOffDate: string }
/** The fault of a field, as the key of its message. */
export type CarIssue = { field: keyof CarSearch; key: CarsKey }

/** All that is wrong with a search, in the order of the form; `today` is the traveller's. */
export function checkCarSearch({ place, pickUpDate, dropOffDate }: CarSearch, today: IsoDate): CarIssue[] {
  const hasUp = isIsoDate(pickUpDate)
  const hasOff = isIsoDate(dropOffDate)
  const rows: [field: CarIssue['field'], isWrong: boolean, key: CarIssue['key']][] = [
    ['place', place.trim() === '', 'error.place'],
    ['pickUpDate', !hasUp, 'error.pick-up'],
    ['dropOffDate', !hasOff, 'error.drop-off'],
    ['pickUpDate', hasUp && pickUpDate < today, 'error.pick-up.past'],
    ['dropOffDate', hasUp && hasOff && dropOffDate <= pickUpDate, 'error.drop-off.early'],
  ]
  return rows.filter(([, isWrong]) => isWrong).map(([field, , key]) => ({ field, key }))
}

/** The partner's page for a checked search (decisions.md, "Hand-off URLs"). */
export function carSearchUrl(host: string, { place, pickUpDate, dropOffDate }: CarSearch): string {
  return buildPartnerUrl(host, '/carsearch', [
    ['locn', place],
    ['date1', partnerDate(pickUpDate)],
    ['date2', partnerDate(dropOffDate)],
  ])
}
