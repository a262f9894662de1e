import type { IsoDate } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import type { Money } from '../../base/money.ts'
import type { City, PointOfInterest } from '../../destination/places/index.ts'
import type { TimedBooking } from '../bookings/index.ts'
import type { Leg, Meal, Stop, TimeSpan, Transfer } from '../itinerary/index.ts'
import type { TripStop } from '../sync/index.ts'

/**
 * A leg of a day; `leaves` in minutes after the midnight that began the date. Minutes and cost are estimates unless streets
 * were measured.
 */
export type ExportLeg = Pick<Leg, 'mode' | 'minutes' | 'cost' | 'basis'> & {
  leaves: number
  /** For how many its cost is. */
  people: number
}
/** A stop with all its export data; times in minutes after the midnight that began the date, 1470 is half past midnight. */
export type ExportStop = {
  id: string
  kind: Stop['kind']
  meal: Meal | null
  name: string
  place: PointOfInterest | null
  at: Position
  start: number
  end: number
  cost: Money
  /** For how many its cost is. */
  people: number
  isCostKnown: boolean
  spans: TimeSpan[]
  way: ExportLeg | null
  rain: PointOfInterest | null
  note: string
}
export type ExportStay = Position & { name: string; isMiddle: boolean }
export type ExportDay = {
  number: number
  date: IsoDate
  city: City
  stay: ExportStay
  transfer: (Transfer & { from: City; to: City }) | null
  stops: ExportStop[]
  /** The leg to the stay; null on a day without stops. */
  wayBack: ExportLeg | null
  cost: Money
  isHoliday: boolean
  /** Well-known places of the city that do not open on this day. */
  closed: PointOfInterest[]
  broken: string[]
  notes: string[]
}
/** Nights in one place: from the evening of the first date to the morning of the last. */
export type ExportNights = { city: City; stay: ExportStay; from: IsoDate; to: IsoDate }
/** A trip prepared for export: all data that a file may contain, without texts in any language. */
export type ExportTrip = {
  id: string
  version: number
  title: string
  /** The URL of the trip for its owner. */
  address: string
  days: ExportDay[]
  nights: ExportNights[]
  /** Stops without a time, and perhaps without a day. */
  untimed: TripStop[]
  /** What is booked and is no stop of the plan, such as the flight there and the beds. */
  bookings: TimedBooking[]
  notes: string[]
  total: Money
  budget: Money | null
  people: number
  isPartlyKnown: boolean
  /** Of guides, and of the streets that its ways on foot go along; those may have no day. */
  sources: { source: string; asOf: IsoDate | null; of: 'guide' | 'streets' }[]
  rates: { date: IsoDate; source: string; isEstimate: boolean } | null
}
