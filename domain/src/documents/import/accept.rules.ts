import { daysBetween, type IsoDate, isIsoDate } from '../../base/dates.ts'
import { foldText } from '../../base/fold-text.ts'
import { metresBetweenNear } from '../../base/geo.ts'
import { bookingsOf, type TripBooking } from '../../trip/bookings/index.ts'
import {
  type BookingEnd,
  type FieldChange,
  ownPlacesOf,
  type TripOwnPlace,
  type TripState,
} from '../../trip/sync/index.ts'
import type {
  ChosenPart,
  ImportPart,
  ImportProposal,
  ProposedBooking,
  ProposedEnd,
  ProposedPlace,
} from './import.contract.ts'

/** Two readings of one place differ by less, in metres. */
const SAME_PLACE_METRES = 150
const MAX_TRIP_DAYS = 366
const MAX_NOTE = 4000
/** What hotels mean where they tell no hour, as the form of a booking has it. */
const HOTEL_TIMES = { startsAt: '15:00', endsAt: '11:00' }

/** The words of a note for a day whose time is not known. */
export type UntimedNote = (side: 'startsAt' | 'endsAt', date: IsoDate) => string
type AcceptContext = { makeId: () => string; zone: string | undefined; note: UntimedNote }

/** The changes that add the chosen parts of a proposal to a trip. */
export function partChanges(
  parts: readonly { part: ImportPart; choice: ChosenPart }[],
  { makeId, ...context }: AcceptContext,
): FieldChange[] {
  return parts.flatMap(({ part, choice }) => {
    const itemId = makeId()
    const fields = part.booking
      ? bookingFieldsOf(part.booking, choice, context)
      : { kind: 'place', ...part.place }
    return Object.entries(fields).flatMap(([field, value]) =>
      value === undefined || value === '' ? [] : [{ itemId, field, value }],
    )
  })
}

function bookingFieldsOf(
  { kind, startsAt, endsAt, note, ...fields }: ProposedBooking,
  choice: ChosenPart,
  { zone, note: say }: Omit<AcceptContext, 'makeId'>,
): Record<string, unknown> {
  const usual = kind === 'hotel' ? HOTEL_TIMES : null
  const from = toBookingEnd(
    { ...startsAt, time: startsAt.time ?? choice.startTime ?? usual?.startsAt ?? null },
    zone,
  )
  const until = toBookingEnd(
    {
      ...endsAt,
      place: endsAt.place ?? (isElsewhere(kind) ? null : startsAt.place),
      date: endsAt.date ?? choice.endDate ?? null,
      time: endsAt.time ?? choice.endTime ?? usual?.endsAt ?? null,
      zone: endsAt.zone ?? (endsAt.place ? null : startsAt.zone),
    },
    zone,
  )
  const lines = [
    note,
    from === null && startsAt.date ? say('startsAt', startsAt.date) : '',
    until === null && endsAt.date && endsAt.date !== startsAt.date ? say('endsAt', endsAt.date) : '',
  ]
  const whole = lines.filter(Boolean).join('\n').slice(0, MAX_NOTE)
  // An item begins with its kind.
  return { kind, ...fields, startsAt: from ?? undefined, endsAt: until ?? undefined, note: whole }
}

function isElsewhere(kind: ProposedBooking['kind']): boolean {
  return kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry'
}

/** An end as a booking has it; null where its moment is not known in full. */
function toBookingEnd(
  { date, time, zone, place }: ProposedEnd,
  fallback: string | undefined,
): BookingEnd | null {
  const known = zone ?? fallback
  if (date === null || time === null || known === undefined) return null
  return { date, time, zone: known, place: place ?? { name: '' } }
}

/** What a new trip is called and when it is: from the first day to the last of its bookings. */
export function newTripOf(title: string, dates: readonly (IsoDate | null)[]): ImportProposal['newTrip'] {
  const days = dates.filter((date): date is IsoDate => date !== null && isIsoDate(date)).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return { title, startDate: null, days: null }
  const count = daysBetween(first, last) + 1
  return { title, startDate: first, days: Math.min(count, MAX_TRIP_DAYS) }
}

/** The changes that make a trip for a proposal. */
export function newTripChanges(
  tripId: string,
  { title, startDate, days }: ImportProposal['newTrip'],
): FieldChange[] {
  // With days it is a journey to come and no sketch: it has tickets.
  const status = startDate === null ? 'draft' : 'planned'
  const fields = { title, status, planSource: 'import', startDate, days }
  return Object.entries(fields).flatMap(([field, value]) =>
    value === null || value === '' ? [] : [{ itemId: tripId, field, value }],
  )
}

/** Whether a trip holds what was read already: the same document twice adds nothing the second time, unless a time was added. */
export function isAlreadyThere({ booking, place }: ImportPart, choice: ChosenPart, trip: TripState): boolean {
  if (booking) {
    const { startsAt } = booking
    const timed = { ...booking, startsAt: { ...startsAt, time: startsAt.time ?? choice.startTime ?? null } }
    return bookingsOf(trip).some((one) => isSameBooking(one, timed))
  }
  return place !== undefined && ownPlacesOf(trip).some((one) => isSamePlace(one, place))
}

/**
 * Of the same kind and first day, told apart by the first of number, reference and name that both have. A booking that was read
 * without a time has no day in the trip.
 */
function isSameBooking(one: TripBooking, read: ProposedBooking): boolean {
  const isUntimed = !one.startsAt && read.startsAt.time === null
  if (one.kind !== read.kind) return false
  if (!isUntimed && (one.startsAt?.date ?? null) !== read.startsAt.date) return false
  for (const field of ['number', 'reference', 'name'] as const) {
    const [here, there] = [one[field], read[field]].map((text) => foldText(text ?? '').replace(/\s/g, ''))
    if (here && there) return here === there
  }
  return false
}

function isSamePlace(one: TripOwnPlace, read: ProposedPlace): boolean {
  const isNear = metresBetweenNear(one.location, read.location) < SAME_PLACE_METRES
  return isNear && foldText(one.name ?? '') === foldText(read.name)
}
