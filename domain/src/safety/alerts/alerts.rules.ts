import { addDays, type IsoDate, utcDate } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import type { HazardEvent, TravelAdvisory } from '../advice/index.ts'
import type { AlertDetail } from './alerts.contract.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** A trip is monitored from this many days before it begins, when much can still be changed, until its last day. */
const WATCH_DAYS_BEFORE = 14
/** An earthquake alerts for three days; a lasting event while its publisher lists it with a recent observation. */
const QUAKE_DAYS = 3
const ONGOING_DAYS = 3
/** A change of advice also alerts trips that are first monitored within this many days after it. */
export const ADVICE_ALERT_DAYS = 30

export type MonitoredPlace = Position & { id?: string | undefined; name: string; country: string | null }
export type MonitoredTrip = {
  id: string
  title: string
  startDate: IsoDate
  endDate: IsoDate
  /** Milliseconds since 1970. */
  createdAt: number
  places: readonly MonitoredPlace[]
}

/** A change of a government's advice for a country; levels as in a reading. */
export type AdviceChange = Pick<TravelAdvisory, 'issuer' | 'date' | 'url'> & {
  id: string
  country: string
  from: Pick<TravelAdvisory, 'level' | 'parts'>
  to: Pick<TravelAdvisory, 'level' | 'parts'>
  /** Milliseconds since 1970. */
  seenAt: number
}

/** An alert for a trip's owner: sent once for each `event`, and again when its rank has grown. */
export type TripAlert = { event: string; rank: 1 | 2 | 3; detail: AlertDetail }

/** The first and last current date on earth, widened by the days before a trip in which it is monitored. */
export function monitoringWindow(now: number): { endsFrom: IsoDate; startsUntil: IsoDate } {
  return {
    endsFrom: utcDate(now - 12 * HOUR_MS),
    startsUntil: addDays(utcDate(now + 14 * HOUR_MS), WATCH_DAYS_BEFORE),
  }
}

export function isMonitored(
  { startDate, endDate }: Pick<MonitoredTrip, 'startDate' | 'endDate'>,
  now: number,
) {
  const { endsFrom, startsUntil } = monitoringWindow(now)
  return endDate >= endsFrom && startDate <= startsUntil
}

/** The distance at which an earthquake of a magnitude may do harm: a rule of thumb for shallow ones. */
const QUAKE_RADIUS_KM = [
  ...([
    [8, 500],
    [7.5, 350],
    [7, 250],
    [6.5, 150],
    [6, 100],
    [5.5, 60],
  ] as const),
]
/**
 * The alert radius by hazard, for an orange and for a red alert of the publisher. 0 means no alert: a drought does not endanger
 * travellers, and news about unrest contains too many false reports.
 */
const RADIUS_KM = {
  earthquake: [100, 200],
  cyclone: [400, 600],
  flood: [150, 300],
  volcano: [150, 300],
  wildfire: [75, 150],
  tsunami: [300, 500],
  drought: [0, 0],
  unrest: [0, 0],
} as const satisfies Record<HazardEvent['kind'], readonly [number, number]>

/** The radius in metres within which an event alerts a trip; 0 when it alerts none. */
export function alertRadiusMetres({ kind, alert, magnitude }: HazardEvent): number {
  const [orange, red] = RADIUS_KM[kind]
  const byAlert = alert === 3 ? red : alert === 2 ? orange : 0
  const byMagnitude =
    kind === 'earthquake' ? (QUAKE_RADIUS_KM.find(([least]) => (magnitude ?? 0) >= least)?.[1] ?? 0) : 0
  return Math.max(byAlert, byMagnitude) * 1000
}

const GREAT_MAGNITUDE = 7

/** 3 is urgent: a red alert, or a great earthquake. */
function rankOf({ alert, magnitude, kind }: HazardEvent): 2 | 3 {
  return alert === 3 || (kind === 'earthquake' && (magnitude ?? 0) >= GREAT_MAGNITUDE) ? 3 : 2
}

/** Events that are recent enough to alert any trip. */
export function alertableEvents(events: readonly HazardEvent[], now: number): HazardEvent[] {
  return events.filter((event) => {
    const days = event.kind === 'earthquake' ? QUAKE_DAYS : ONGOING_DAYS
    return Date.parse(event.until ?? event.at) >= now - days * DAY_MS && alertRadiusMetres(event) > 0
  })
}

/** The alerts for the owner of a trip: events and changes of advice; `asOf` is the date of each publisher's report. */
export function findTripAlerts(
  trip: MonitoredTrip,
  { events, changes }: { events: readonly HazardEvent[]; changes: readonly AdviceChange[] },
  now: number,
  asOf: (publisher: string) => string,
): TripAlert[] {
  if (!isMonitored(trip, now)) return []
  const alerts = events.flatMap((event) => eventAlertOf(trip, event, asOf) ?? [])
  return [...alerts, ...changes.flatMap((change) => adviceAlertOf(trip, change, now, asOf) ?? [])]
}

function eventAlertOf(
  trip: MonitoredTrip,
  event: HazardEvent,
  asOf: (publisher: string) => string,
): TripAlert | null {
  const { id, kind, at, until, alert, magnitude, url } = event
  if (kind === 'unrest') return null
  // An earthquake is over by the time a later trip is saved.
  if (event.kind === 'earthquake' && Date.parse(event.at) < trip.createdAt) return null
  const [nearest] = trip.places
    .map((place) => ({ place, metres: metresBetween(place, event) }))
    .filter(({ metres }) => metres <= alertRadiusMetres(event))
    .sort((a, b) => a.metres - b.metres)
  if (!nearest) return null
  const { place, metres } = nearest
  const [source = ''] = id.split(':')
  const detail: AlertDetail = {
    what: kind,
    tripId: trip.id,
    trip: trip.title,
    start: trip.startDate,
    place: place.name,

    look: radarPlaceOf(place),
    at,
    lasts: until !== null && until !== at,
    km: Math.round(metres / 1000),
    alert,
    magnitude,
    source,
    asOf: asOf(source),
    url,
  }
  return { event: id, rank: rankOf(event), detail }
}

/** Publishers by the issuer of the advice. */
const FEED_OF = {
  us: 'state-department',
  gb: 'fcdo',
  ca: 'global-affairs',
  au: 'smartraveller',
  de: 'auswaertiges-amt',
} as const

function adviceAlertOf(
  trip: MonitoredTrip,
  change: AdviceChange,
  now: number,
  asOf: (publisher: string) => string,
): TripAlert | null {
  const { country, issuer, from, to, date, url, seenAt } = change
  const place = trip.places.find((one) => one.country === country)
  if (!place || seenAt < trip.createdAt || seenAt < now - ADVICE_ALERT_DAYS * DAY_MS) return null
  const isWhole = (from.level ?? 0) !== (to.level ?? 0)
  const [before, after] = isWhole ? [from.level, to.level] : [from.parts, to.parts]
  const isRaised = (after ?? 0) > (before ?? 0)
  const source = FEED_OF[issuer]
  const detail: AlertDetail = {
    what: isRaised ? 'raised' : 'lowered',
    tripId: trip.id,
    trip: trip.title,
    start: trip.startDate,
    place: place.name,
    look: radarPlaceOf(place),
    country,
    issuer,
    isWhole,
    from: before,
    to: after,
    at: date,
    source,
    asOf: asOf(source),
    url,
  }
  return { event: `advice:${change.id}`, rank: isRaised ? (isWhole && after === 4 ? 3 : 2) : 1, detail }
}

/** The place parameter of /risk-radar: the id of a city, or a country. */
function radarPlaceOf({ id, country }: MonitoredPlace): string {
  return id ?? country ?? ''
}

/** More changes than this at once mean that the publisher changed its format, not that the world changed. */
const MAX_CHANGES = 20

/** The changes of a publisher's advice; a country's first level is no change. */
export function diffAdvice<Previous extends Pick<TravelAdvisory, 'level' | 'parts'>>(
  previous: ReadonlyMap<string, Previous>,
  readings: Readonly<Record<string, TravelAdvisory>>,
): { changed: { country: string; before: Previous; now: TravelAdvisory }[]; isNews: boolean } {
  const changed = Object.entries(readings).flatMap(([country, now]) => {
    const before = previous.get(country)
    const isSame = !before || (before.level === now.level && before.parts === now.parts)
    return isSame ? [] : [{ country, before, now }]
  })
  return { changed, isNews: changed.length <= MAX_CHANGES }
}
