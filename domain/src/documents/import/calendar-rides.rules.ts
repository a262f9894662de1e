import type { BookingKind } from '../../trip/itinerary/index.ts'
import { cleanText, originOf, type ReadBooking, type ReadTime } from '../booking-words/index.ts'
import {
  describedLeg,
  describedStops,
  describedTrain,
  localMoment,
  localNear,
  titledDestination,
  titledJourney,
} from '../confirmations/index.ts'
import {
  type CalendarBooking,
  linesIn,
  placeOf,
  type ReadEvent,
  type Shared,
  spanOrigins,
} from './calendar-entries.rules.ts'
import { connectionOf } from './connection.rules.ts'

/** What TripIt's descriptions call the kinds, in brackets. */
export const TAGS: [RegExp, BookingKind][] = [
  [/\[flight\]/i, 'flight'],
  [/\[rail\]/i, 'train'],
  [/\[(?:ferry|cruise)\]/i, 'ferry'],
  [/\[lodging\]/i, 'hotel'],
  [/\[restaurant\]/i, 'restaurant'],
]
const NAMED_WAY =
  /^(?:(?<line>.{1,60}?)\s+[-–]\s+|(?:#\d{5,}:\s+)?(?:your\s+)?(?<other>train|bus|ferry)\s+)?(?:from\s+)?(?<from>.{2,100}?)\s+to\s+(?<to>.{2,100})$/i

/** A journey that is named by its train: `ICE 597 Berlin Hbf - München Hbf`. */
const TRAIN_WAY =
  /^(?<line>(?:ICE|IC|ECE?|RJX?|RE|TGV(?: INOUI)?|OUIGO|AVE|FR|FA|FB|NJ|EUROSTAR|ITALO|FRECCIA\p{Lu}+)\s?\d{1,5}):?\s+(?<from>\p{L}[^→>]{2,80}?)\s+(?:-|–|→|>|to)\s+(?<to>\p{L}.{2,80})$/iu

/** `Your train from Ulm to Bonn` */
const OF_TRAIN = /^(?:your )?(?:train|rail)(?: journey| trip)? from\s+/i
const WAY = /^(?<from>\p{Lu}[^→>\d]{1,80}?)\s+(?:-|–|→|->|>|to|nach)\s+(?<to>\p{Lu}[^→>\d]{1,80})$/u

/** `Train to Dijon (TGV 6751)`: a number in brackets is no part of the place before it. */
const NUMBER_BEHIND = /\s*\([^()]{0,40}\d[^()]{0,20}\)$/u

/** A journey by rail, road or water that the title names; where it begins may be where the entry is. */
export function asRail(
  event: ReadEvent,
  summary: string,
  { origins, ...shared }: Shared,
): CalendarBooking | null {
  const title = summary.replace(NUMBER_BEHIND, '')
  const { kind, way } = titledWay(event, title) ?? headingWay(event, summary, title) ?? namedWay(event, title)
  if (kind === null || !way?.from || !way.to) return null
  origins.push(
    originOf('startsAt.place', 'SUMMARY', way.from),
    originOf('endsAt.place', 'SUMMARY', way.to),
    ...spanOrigins(event),
  )
  if (way.line) origins.push(originOf('number', 'SUMMARY', way.line))
  const [begins, ends] = localEnds(event)
  const booking: ReadBooking = {
    ...shared,
    kind,
    ...(way.line && { number: cleanText(way.line, 40) }),
    startsAt: { at: begins, place: { name: cleanText(way.from, 300) } },
    endsAt: { at: ends, place: { name: cleanText(way.to, 300) } },
    origins,
  }
  return { booking, side: 'whole' }
}

type Way = { from?: string; to?: string; line?: string }

/** A journey whose title has the word for what one goes by; the stops of the description are nearer than its towns. */
function titledWay(event: ReadEvent, summary: string): { kind: BookingKind; way: Way } | null {
  const titled = titledJourney(summary)
  if (!titled) return null
  const line = titled.kind === 'train' ? trainIn(event) : undefined
  const stops = describedStops(linesIn(event), event.from?.time ?? null)
  return { kind: titled.kind, way: { ...titled, ...stops, ...(line !== undefined && { line }) } }
}

function namedWay(event: ReadEvent, summary: string): { kind: BookingKind | null; way: Way | undefined } {
  const tag = TAGS.find(([pattern]) => pattern.test(event.description))?.[1]
  const train = TRAIN_WAY.exec(summary)?.groups ?? trainWay(event, summary)
  const named = /^(train|bus|ferry)\b/i.exec(summary)?.[1]?.toLowerCase()
  const isNamed = named === 'train' || named === 'bus' || named === 'ferry'
  const tagged = tag === 'train' || tag === 'ferry' ? tag : isNamed ? named : null
  const way = train ?? NAMED_WAY.exec(summary)?.groups
  // The word for what one goes by is no place to leave.
  const isNoPlace = /^(?:train|bus|coach|ferry)$/i.test(way?.from ?? '')
  return { kind: tagged ?? (train ? 'train' : null), way: isNoPlace ? undefined : way }
}

/** The one train that the description names, of a way that the title names. */
function trainWay(event: ReadEvent, summary: string): Record<string, string> | undefined {
  const [way, line] = [WAY.exec(summary.replace(OF_TRAIN, ''))?.groups, trainIn(event)]
  return way && line !== undefined ? { ...way, line } : undefined
}

function trainIn({ description }: ReadEvent): string | undefined {
  return describedTrain(description.split('\n').map((line) => line.trim()))
}

/** A journey whose title has its destination alone: `Train to Dijon`. It begins where the description says, else where the entry is. */
function headingWay(
  event: ReadEvent,
  summary: string,
  title: string,
): { kind: BookingKind; way: Way } | null {
  const heading = titledDestination(title)
  if (!heading) return null
  const lines = linesIn(event)
  const leg = describedLeg(lines)
  const line = heading.kind === 'train' ? (trainIn(event) ?? describedTrain([summary])) : undefined
  const from = leg?.from ?? cleanText(event.location, 300)
  return { kind: heading.kind, way: { to: leg?.to ?? heading.to, from, ...(line !== undefined && { line }) } }
}

/** Both moments by the clocks of their places, where the description of an entry in UTC tells them. */
function localEnds(event: ReadEvent): readonly [ReadTime | null, ReadTime | null] {
  const lines = linesIn(event)
  const leg = event.from?.offset === 0 ? describedLeg(lines) : null
  const local = leg && [localNear(event.from, leg.start), localNear(event.to, leg.end)]
  const [begins, ends] = local ?? []
  if (begins && ends) return [begins, ends]
  return [event.from && localMoment(event.from, lines), event.to && localMoment(event.to, lines)]
}

/** Each way of a connection whose stops the description tells from the beginning of the entry to its end. */
export function asConnection(event: ReadEvent, { origins, ...shared }: Shared): CalendarBooking[] {
  const { from, to, description } = event
  // Most texts of a calendar tell no stops, and their lines are not read.
  if (
    !from?.time ||
    !to?.time ||
    !description.includes(`${Number(from.time.slice(0, 2))}${from.time.slice(2)}`)
  )
    return []
  const lines = description.slice(0, 4000).split('\n')
  // Clocks of the stops are those of the entry, where both its ends have the same.
  const clock = { offset: null, zone: from.zone === to.zone ? from.zone : null }
  const legs = connectionOf(lines, { date: from.date, time: from.time }, { date: to.date, time: to.time })
  return legs.map(({ kind, number, ...leg }) => ({
    side: 'whole',
    booking: {
      ...shared,
      kind,
      ...(number !== null && { number }),
      startsAt: { at: { ...leg.from.at, ...clock }, place: { name: leg.from.name } },
      endsAt: { at: { ...leg.to.at, ...clock }, place: { name: leg.to.name } },
      origins: [
        ...origins,
        ...(number === null ? [] : [originOf('number', 'DESCRIPTION', number)]),
        originOf('startsAt.place', 'DESCRIPTION', leg.from.name),
        originOf('startsAt.time', 'DESCRIPTION', `${leg.from.at.date} ${leg.from.at.time}`),
        originOf('endsAt.place', 'DESCRIPTION', leg.to.name),
        originOf('endsAt.time', 'DESCRIPTION', `${leg.to.at.date} ${leg.to.at.time}`),
      ],
    },
  }))
}

const CAR_TITLE =
  /^(?:rental car|car rental|car hire|hire car|mietwagen|location de voiture|alquiler de coche|autonoleggio|noleggio auto|huurauto|aluguer de carro)(?: reservation| booking|reservierung|buchung)?\s*(?::|$)/i

/** A hired car that the title names so: where it is taken is where the entry is; of where it is brought back nothing is told. */
export function asCar(
  event: ReadEvent,
  summary: string,
  { origins, ...shared }: Shared,
): CalendarBooking | null {
  if (!CAR_TITLE.test(summary)) return null
  const place = placeOf(event, origins)
  origins.push(...spanOrigins(event))
  const booking: ReadBooking = {
    ...shared,
    kind: 'car',
    startsAt: { at: event.from, place },
    endsAt: { at: event.to, place: null },
    origins,
  }
  return { booking, side: 'whole' }
}
