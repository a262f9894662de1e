import { addDays, type IsoDate, parseClock } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import type { Guide, PointOfInterest } from '../../destination/places/index.ts'
import { bookingsOf, timedBooking } from '../bookings/index.ts'
import {
  bookedStay,
  holidaysIn,
  type Leg,
  openSpans,
  type PlanDay,
  type PlanFacts,
  type Stop,
} from '../itinerary/index.ts'
import { notesOf, type PlanView, stopsOf, type TripState, tripFieldsOf } from '../sync/index.ts'
import type { ExportDay, ExportNights, ExportStop, ExportTrip } from './export-trip.rules.ts'

type FactsWithRateSource = Omit<PlanFacts, 'rates'> & {
  rates: (NonNullable<PlanFacts['rates']> & { source?: string; isEstimate?: boolean }) | null
}
type ExportSource = {
  trip: TripState
  view: PlanView
  facts: FactsWithRateSource
  address: string
  /** Days of the plan, by index, for which a dry sky is forecast: none has to know a way out of the rain. */
  dryDays?: readonly number[]
}

const WELL_KNOWN_RENOWN = 8

/** Prepares a trip and its plan for the export formats; a day whose city has no guide is left out. */
export function buildExportTrip(source: ExportSource): ExportTrip {
  const { trip, view, facts, address } = source
  const { plan, request } = view
  const days = plan.days.flatMap((_, index) => toExportDay(source, index) ?? [])
  const timedIds = new Set(view.ids.flat())
  const { adults, children } = request.travellers
  const { rates } = facts
  return {
    id: trip.id,
    version: trip.version,
    title: tripFieldsOf(trip).title ?? '',
    address,
    days,
    nights: nightsOf(days),
    untimed: stopsOf(trip).filter(({ id }) => !timedIds.has(id)),
    bookings: bookingsOf(trip)
      .filter(({ id }) => !timedIds.has(id))
      .flatMap((one) => timedBooking(one) ?? []),
    notes: notesIn(trip, null),
    total: plan.total,
    budget: request.budget ?? null,
    people: adults + children,
    isPartlyKnown: days.some(({ stops }) => stops.some(({ isCostKnown }) => !isCostKnown)),
    sources: [
      ...facts.guides.map(({ source, asOf }) => ({ source, asOf, of: 'guide' as const })),
      ...view.walks.map(({ source, asOf }) => ({ source, asOf, of: 'streets' as const })),
    ],
    rates: rates && {
      date: rates.date,
      source: rates.source ?? '',
      isEstimate: rates.isEstimate ?? true,
    },
  }
}

/** A trip without a plan, or whose facts are not known here: its stops, bookings and notes, none at a time. */
export function buildUnplannedExport(trip: TripState, address: string): ExportTrip {
  return {
    id: trip.id,
    version: trip.version,
    title: tripFieldsOf(trip).title ?? '',
    address,
    days: [],
    nights: [],
    untimed: stopsOf(trip),
    bookings: bookingsOf(trip).flatMap((one) => timedBooking(one) ?? []),
    notes: notesOf(trip).flatMap(({ text }) => text ?? []),
    total: { amount: 0, currency: 'EUR' },
    budget: null,
    people: 0,
    isPartlyKnown: false,
    sources: [],
    rates: null,
  }
}

function toExportDay({ trip, view, facts, dryDays = [] }: ExportSource, index: number): ExportDay | null {
  const day = view.plan.days[index]
  const guide = guideOf(day?.cityId, facts)
  if (!day || !guide) return null
  const { city } = guide
  const stay = bedOn(index, view, facts) ?? view.request.cities.find(({ id }) => id === city.id)?.stay ?? city
  const own = new Map(stopsOf(trip).map((stop) => [stop.id, stop]))
  const planned = new Set(view.plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const { adults, children } = view.request.travellers
  const people = adults + children
  const isDry = dryDays.includes(index)
  const stops = day.stops.map((_, i) => {
    const id = view.ids[index]?.[i] ?? ''
    return {
      ...toExportStop(day, i, { guide, people, isDry }),
      id,
      spans: view.spans[index]?.[i] ?? [],
      note: own.get(id)?.note ?? '',
    }
  })
  const home = day.legs.find(({ to }) => to === day.stops.length)
  const isShut = (place: PointOfInterest) =>
    (place.renown >= WELL_KNOWN_RENOWN || planned.has(place.id)) &&
    openSpans(place, day.date, guide, facts).length === 0
  return {
    number: index + 1,
    date: day.date,
    city,
    stops,
    transfer: toExportTransfer(day, facts),
    stay: { ...at(stay), name: stay.name, isMiddle: stay.lat === city.lat && stay.lon === city.lon },
    wayBack: home ? { ...toExportLeg(home), people, leaves: stops.at(-1)?.end ?? 0 } : null,
    cost: { amount: view.dayCosts[index] ?? 0, currency: view.plan.total.currency },
    isHoliday: holidaysIn(guide.city, facts)?.includes(day.date) ?? false,
    closed: guide.pointsOfInterest.filter(isShut),
    broken: violationsOn(index, view, guide),
    notes: notesIn(trip, day.date),
  }
}

/** The booked bed of a day's night; on the last day that of the night before. */
function bedOn(index: number, { plan, request }: PlanView, facts: FactsWithRateSource) {
  const day = plan.days[index]
  if (!day) return null
  const city = request.cities.findIndex(({ id }) => id === day.cityId)
  const isLast = index === plan.days.length - 1
  return bookedStay(isLast ? addDays(day.date, -1) : day.date, city, request, facts)
}

function toExportStop(
  day: PlanDay,
  index: number,
  { guide, people, isDry }: { guide: Guide; people: number; isDry: boolean },
): Omit<ExportStop, 'id' | 'spans' | 'note'> {
  // The index comes from the same list.
  const stop = day.stops[index] as Stop
  const placeOf = (wanted: string | null | undefined) =>
    guide.pointsOfInterest.find(({ id }) => id === wanted) ?? null
  const [start, end] = [parseClock(stop.start) ?? 0, parseClock(stop.end) ?? 0]
  const leg = day.legs.find(({ to }) => to === index)
  const before = day.stops[index - 1]
  const leaves = before ? (parseClock(before.end) ?? 0) : Math.max(0, start - (leg?.minutes ?? 0))
  return {
    kind: stop.kind,
    meal: stop.meal ?? null,
    name: stop.name,
    at: at(stop),
    start,
    end,
    place: placeOf(stop.poiId),
    rain: isDry ? null : placeOf(stop.rainPoiId),
    cost: stop.cost,
    people,
    isCostKnown: stop.costKnown,
    way: leg ? { ...toExportLeg(leg), people, leaves } : null,
  }
}

function toExportTransfer({ transfer }: PlanDay, facts: FactsWithRateSource): ExportDay['transfer'] {
  const from = guideOf(transfer?.fromCityId, facts)?.city
  const to = guideOf(transfer?.toCityId, facts)?.city
  return transfer && from && to ? { ...transfer, from, to } : null
}

/** The nights of a trip by place; the last day has no night, and a night in transit is spent in transit. */
function nightsOf(days: readonly ExportDay[]): ExportNights[] {
  const nights: ExportNights[] = []
  for (const { city, stay, date, transfer } of days.slice(0, -1)) {
    const last = nights.at(-1)
    const to = addDays(date, 1)
    if (last?.city.id === city.id && isSameBed(last.stay, stay)) last.to = to
    else nights.push({ city, stay, from: transfer?.arriveDate ?? date, to })
  }
  return nights.filter(({ from, to }) => from < to)
}

function isSameBed(one: ExportDay['stay'], other: ExportDay['stay']): boolean {
  return one.name === other.name && one.lat === other.lat && one.lon === other.lon
}

/** The failed checks of a day, with names in place of ids. */
function violationsOn(index: number, { checks }: PlanView, { pointsOfInterest }: Guide): string[] {
  const names = new Map(pointsOfInterest.map(({ id, name }) => [id, name]))
  return checks
    .flatMap(({ parts }) => parts)
    .filter(({ day }) => day === index)
    .map(({ detail }) => detail.replace(/[a-z0-9]+(?:-[a-z0-9]+)+/g, (id) => names.get(id) ?? id))
}

function notesIn(trip: TripState, date: IsoDate | null): string[] {
  return notesOf(trip).flatMap(({ day, text }) => ((day ?? null) === date && text ? [text] : []))
}

function guideOf(id: string | undefined, { guides }: FactsWithRateSource): Guide | undefined {
  return guides.find(({ city }) => city.id === id)
}

const at = ({ lat, lon }: Position): Position => ({ lat, lon })
const toExportLeg = ({ mode, minutes, cost, basis }: Leg) => ({ mode, minutes, cost, basis })
