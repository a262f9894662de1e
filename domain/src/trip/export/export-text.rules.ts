import { type IsoDate, parseClock } from '../../base/dates.ts'
import { removeAccents } from '../../base/fold-text.ts'
import type { Money } from '../../base/money.ts'
import type { TextValues } from '../../base/text.ts'
import { bookingTitle, type TimedBooking } from '../bookings/index.ts'
import type { BookingEnd } from '../sync/index.ts'
import type { exportMessages } from './export.messages.ts'
import type { ExportDay, ExportLeg, ExportStay, ExportStop, ExportTrip } from './export-trip.rules.ts'

/** The formatters of the reader's language. */
export type ExportFormatter = {
  say: (key: keyof typeof exportMessages.texts, values?: TextValues) => string
  money: (sum: Money) => string
  /** A time of day from minutes after midnight, modulo 24 hours. */
  clock: (minutes: number) => string
  day: (date: IsoDate) => string
  list: (items: readonly string[]) => string
}

const MINUTES_PER_DAY = 1440

/** `Colosseum (Colosseo)`; only one name when both are the same. */
export function bothNames(
  { name, nameLocal }: { name: string; nameLocal: string },
  { say }: ExportFormatter,
): string {
  return name === nameLocal ? name : say('name.both', { name, local: nameLocal })
}

/** The title of a stop; a meal without a place names the nearest place. */
export function stopTitle({ kind, meal, name, place }: ExportStop, { say }: ExportFormatter): string {
  if (kind === 'booking') return say('name.booking', { name })
  if (kind !== 'meal') return name
  return say(place ? 'name.meal' : 'name.meal.anywhere', { meal: say(`meal.${meal ?? 'lunch'}`), name })
}

/** The address line of a stop. */
export function stopLocation(
  { kind, name, place }: ExportStop,
  { city }: ExportDay,
  words: ExportFormatter,
): string {
  if (kind === 'meal' && !place) return words.say('location.near', { name, city: city.name })
  return words.say('location', { name: place ? bothNames(place, words) : name, city: city.name })
}

/** A time of day, marked when it is after midnight. */
export function timeText(minutes: number, { clock, say }: ExportFormatter): string {
  return minutes < MINUTES_PER_DAY
    ? clock(minutes)
    : say('next-day', { time: clock(minutes - MINUTES_PER_DAY) })
}

export function spanText({ start, end }: { start: number; end: number }, words: ExportFormatter): string {
  return words.say('time.span', { start: timeText(start, words), end: timeText(end, words) })
}

/** `On foot to the Pantheon, about 12 min, about €3.00 for everybody`; null for the way back to the stay. */
export function legText(way: ExportLeg, to: string | null, stay: string, words: ExportFormatter): string {
  const { say, money } = words
  const mode = say(`way.${way.mode}`)
  const title = to === null ? say('way.back', { mode, name: stay }) : say('way.to', { mode, name: to })
  const fare = way.cost.amount > 0 ? [say(costKey('fare', way), { cost: money(way.cost) })] : []
  return [title, say('way.minutes', { minutes: way.minutes }), ...fare].join(', ')
}

export function stayName({ isMiddle, name }: ExportStay, city: string, { say }: ExportFormatter): string {
  return isMiddle ? say('stay.middle', { city }) : name
}

/** The details of a stop: hours, cost, booking, rain alternative and note; one sentence each. */
export function stopFacts(stop: ExportStop, words: ExportFormatter): string[] {
  const { say } = words
  const { place, rain, note } = stop
  return [
    ...(place ? [hoursText(stop, words)] : []),
    costText(stop, words),
    ...(place?.booking ? [say(`booking.${place.booking}`)] : []),
    ...(place?.confidence === 'low' ? [say('unsure')] : []),
    ...(rain ? [say('rain', { name: bothNames(rain, words) })] : []),
    ...(note ? [note] : []),
  ]
}

/** What a day has at a time: a stop of the plan, or a booking beside it, `at` in minutes after midnight by its own clock. */
export type DayEntry = { stop: ExportStop } | { booking: TimedBooking; at: number }

/** The stops of a day in their order, and the bookings of that day among them, each before the first stop that begins later. */
export function dayEntries(day: ExportDay, { days, bookings }: ExportTrip): DayEntry[] {
  const booked = bookings
    .flatMap((booking) => {
      const end = endInPlan(booking, days)
      return end?.date === day.date ? [{ booking, at: parseClock(end.time) ?? 0 }] : []
    })
    .sort((a, b) => a.at - b.at)
  const entries: DayEntry[] = []
  for (const stop of day.stops) {
    while (booked[0] && booked[0].at <= stop.start) entries.push(...booked.splice(0, 1))
    entries.push({ stop })
  }
  return [...entries, ...booked]
}

/** The bookings that are on no day of the plan. */
export function bookingsBeside({ days, bookings }: ExportTrip): TimedBooking[] {
  return bookings.filter((booking) => endInPlan(booking, days) === null)
}

/** Where a booking begins, or, if that is before the plan, where it ends; null where neither is a day of the plan. */
function endInPlan({ startsAt, endsAt }: TimedBooking, days: readonly ExportDay[]): BookingEnd | null {
  return [startsAt, endsAt].find(({ date }) => days.some((day) => day.date === date)) ?? null
}

/** What a booking is called: what it is where it has no name. */
export function bookingName(booking: TimedBooking, { say }: ExportFormatter): string {
  return bookingTitle(booking) || say(`booked.${booking.kind}`)
}

/** When and where it begins and ends, each by its own clock: `2026-05-01 10:05, Rome (Europe/Rome)`. */
export function bookingEnds(
  { startsAt, endsAt }: TimedBooking,
  { say, day, clock }: ExportFormatter,
): string {
  const text = ({ date, time, zone, place }: BookingEnd) =>
    say('booked.end', {
      date: day(date),
      time: clock(parseClock(time) ?? 0),
      place: place.name || zone,
      zone,
    })
  return say('time.span', { start: text(startsAt), end: text(endsAt) })
}

/** What is asked for at the desk, what was paid, and the note. */
export function bookingFacts(booking: TimedBooking, { say, money }: ExportFormatter): string[] {
  const { seat, room, reference, cost, note } = booking
  return [
    ...(seat ? [say('booked.seat', { seat })] : []),
    ...(room ? [say('booked.room', { room })] : []),
    ...(reference ? [say('booked.reference', { reference })] : []),
    ...(cost ? [say('cost.booked', { cost: money(cost) })] : []),
    ...(note ? [note] : []),
  ]
}

function hoursText({ spans, place }: ExportStop, words: ExportFormatter): string {
  const { say, list } = words
  if (spans.length === 0) return say('closed')
  if (spans.some(({ open, close }) => open <= 0 && close >= MINUTES_PER_DAY)) return say('open.always')
  const spanTexts = spans.map(({ open, close }) => spanText({ start: Math.max(0, open), end: close }, words))
  const [latest] = spans.map(({ close }) => close).slice(-1)
  const last = place?.lastEntryMinutes ? (latest ?? 0) - place.lastEntryMinutes : null
  const open = say('open', { spans: list(spanTexts) })
  return last === null ? open : `${open}, ${say('last-entry', { time: timeText(last, words) })}`
}

function costKey(kind: 'guide' | 'usual' | 'fare', { people }: { people: number }) {
  return people === 1 ? (`cost.${kind}.alone` as const) : (`cost.${kind}` as const)
}

/** The cost of a stop for the whole party, and its basis. */
function costText({ cost, people, isCostKnown, kind }: ExportStop, { say, money }: ExportFormatter): string {
  if (!isCostKnown) {
    return cost.amount > 0 && kind === 'meal'
      ? say(costKey('usual', { people }), { cost: money(cost) })
      : say('cost.unknown')
  }
  if (cost.amount === 0) return say('cost.free')
  return say(kind === 'booking' ? 'cost.booked' : costKey('guide', { people }), { cost: money(cost) })
}

/** The sources of the file: guides with their age, and exchange rates. */
export function sourceLines({ sources, rates }: ExportTrip, { say, day }: ExportFormatter): string[] {
  const lines = sources.map(({ source, asOf, of }) => {
    if (asOf === null) return say('source.streets.undated', { source })
    return say(of === 'streets' ? 'source.streets' : 'source', { source, date: day(asOf) })
  })
  const { date = '', source = '', isEstimate = true } = rates ?? {}
  return [
    ...new Set(lines),
    ...(rates ? [say('source.rates', { date: day(date), source, isEstimate: String(isEstimate) })] : []),
  ]
}

/**
 * A file name such as `tripwright-3-days-in-rome-2026-05-01.ics`: letters and digits of any script, without characters that
 * file systems or shells treat specially.
 */
export function fileNameOf(title: string, date: IsoDate | undefined, kind: string): string {
  const plain = removeAccents(title, { keepsVowelSigns: true }).toLowerCase()
  const slug = [...plain.replace(/[^\p{L}\p{M}\p{N}]+\p{M}*/gu, '-').replace(/^-/, '')]
    .slice(0, 40)
    .join('')
    .replace(/-$/, '')
  return ['tripwright', slug || 'trip', ...(date ? [date] : [])].join('-').concat(`.${kind}`)
}

/** An http or https URL in plain ASCII; null for anything else, so that no part of it can end a line or run as a script. */
export function webAddress(url: string): string | null {
  if (!/^https?:\/\/[^\s/]/i.test(url)) return null
  return url.replace(/\p{Surrogate}/gu, '').replace(/[^!-~]|[<>"`{}|\\^]/gu, encodeURIComponent)
}
