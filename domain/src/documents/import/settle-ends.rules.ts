import { formatClock, parseClock } from '../../base/dates.ts'
import { toInstant, toWallTime } from '../../base/zones.ts'
import { type Airport, airportText } from '../../booking/flights/index.ts'
import type { ReadBooking, ReadEnd, ReadPlace, ReadTime } from '../booking-words/index.ts'
import { isPossibleFlight } from './flight-times.rules.ts'
import type { ProposedBooking, ProposedEnd } from './import.contract.ts'

/** What is known of places without asking anybody: airports by code, zones by position or town. */
export type PlaceLookup = {
  airport: (code: string) => Airport | null
  /** The airport that the name of an end of a flight means, and the zone of what it means. */
  airportNamed: (name: string) => { airport: Airport | null; zone: string | null }
  zoneAt: (lat: number, lon: number) => string | null
  zoneOfTown: (town: string, country: string | undefined) => string | null
}

const MINUTE = 60_000

/** A booking with its times in the zones of their places. What neither document nor place tells stays null. */
export function settleBooking(read: ReadBooking, lookup: PlaceLookup): ProposedBooking {
  const { origins: _, startsAt: starts, endsAt: ends, ...fields } = read
  const isFlight = fields.kind === 'flight'
  const startsAt = settleEnd(starts, isFlight, lookup)
  const endsAt = settleEnd(
    ends.place || !ends.at ? ends : { ...ends, place: samePlace(read) },
    isFlight,
    lookup,
  )
  const [from, until] = [startsAt, endsAt].map(instantOfEnd)
  // An end before its beginning was read wrongly, or is wrong in the document: nobody can say which.
  const isTurned = from !== null && until !== null && (until ?? 0) <= (from ?? 0)
  const isDoubtful = isFlight && isImpossible(startsAt, endsAt)
  // Of words either time may be that of another flight; what is made for machines errs in the day of the arrival.
  const isOfWords = read.origins.some(({ field, from }) => field === 'startsAt.time' && from === 'text')
  return {
    ...fields,
    startsAt: isDoubtful && isOfWords ? { ...startsAt, time: null } : startsAt,
    endsAt: isTurned || isDoubtful ? { ...endsAt, date: null, time: null } : endsAt,
  }
}

/** Whether no aeroplane takes so long, or so short, between both airports. */
function isImpossible(startsAt: ProposedEnd, endsAt: ProposedEnd): boolean {
  const [from, until] = [instantOfEnd(startsAt), instantOfEnd(endsAt)]
  const [begins, ends] = [positionOf(startsAt), positionOf(endsAt)]
  return (
    from !== null &&
    until !== null &&
    begins !== null &&
    ends !== null &&
    !isPossibleFlight(begins, ends, (until - from) / MINUTE)
  )
}

function positionOf({ place }: ProposedEnd) {
  return place?.lat === undefined || place.lon === undefined ? null : { lat: place.lat, lon: place.lon }
}

/** What begins and ends at one place, unless it is a way or a car that is returned elsewhere. */
function samePlace({ kind, startsAt }: ReadBooking): ReadPlace | null {
  return kind === 'hotel' || kind === 'restaurant' || kind === 'event' || kind === 'ticket'
    ? startsAt.place
    : null
}

function settleEnd({ at, place }: ReadEnd, isFlight: boolean, lookup: PlaceLookup): ProposedEnd {
  const settled = place && settlePlace(place, isFlight, lookup)
  const moment = at
    ? settleTime(at, settled?.zone ?? null)
    : { date: null, time: null, zone: settled?.zone ?? null }
  return { ...moment, place: settled?.place ?? null }
}

function settlePlace(read: ReadPlace, isFlight: boolean, lookup: PlaceLookup) {
  const { name, code, lat, lon, town, country } = read
  const position = lat === undefined || lon === undefined ? null : { lat, lon }
  const named = isFlight && code === undefined && !position ? lookup.airportNamed(name) : null
  const airport = code === undefined ? named?.airport : lookup.airport(code)
  if (airport) {
    const { iata, zone } = airport
    return { zone, place: { name: airportText(airport), code: iata, lat: airport.lat, lon: airport.lon } }
  }
  const zone = position
    ? lookup.zoneAt(position.lat, position.lon)
    : town
      ? lookup.zoneOfTown(town, country)
      : (named?.zone ?? null)
  return { zone, place: { name, ...(code && { code }), ...position } }
}

/** A time in the zone of its place, else in that of the document, else at its distance to UTC. */
function settleTime(
  { date, time, offset, zone }: ReadTime,
  placeZone: string | null,
): Omit<ProposedEnd, 'place'> {
  if (time === null) return { date, time, zone: placeZone ?? zone }
  const minutes = parseClock(time) ?? 0
  const own = zone ?? (offset === null ? null : zoneOfOffset(offset))
  if (placeZone === null || placeZone === own || (own === null && offset === null))
    return { date, time, zone: placeZone ?? own }
  const instant =
    own === null ? toInstant(date, minutes, 'UTC') - (offset ?? 0) * MINUTE : toInstant(date, minutes, own)
  const wall = toWallTime(instant, placeZone)
  return { date: wall.date, time: formatClock(wall.minutes), zone: placeZone }
}

/** `Etc/GMT-2` is two hours ahead of UTC; null for distances that are no whole hours. */
function zoneOfOffset(minutes: number): string | null {
  if (minutes === 0) return 'UTC'
  const hours = minutes / 60
  return Number.isInteger(hours) && Math.abs(hours) <= 12
    ? `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
    : null
}

function instantOfEnd({ date, time, zone }: ProposedEnd): number | null {
  return date && time && zone ? toInstant(date, parseClock(time) ?? 0, zone) : null
}
