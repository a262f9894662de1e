import { addDays, type IsoDate } from '../../base/dates.ts'
import {
  numberWithin,
  originOf,
  type ReadBooking,
  type ReadTime,
  readClock,
  readDates,
} from '../booking-words/index.ts'

type RideKind = 'flight' | 'train' | 'bus' | 'ferry'
type Place = { name: string; code?: string }

const WORD = "\\p{Lu}[\\p{L}'’-]{1,20}"
/** A place of up to five words, perhaps with the code of its airport. */
const placeOf = (name: string) =>
  `(?<${name}>${WORD}(?:[ /-](?:${WORD}|(?:de|del|la|le|of|the|am|an|der|sur|upon|St\\.?)(?= \\p{Lu}))){0,4})(?:[ ,]{1,2}\\(?(?<${name}Code>[A-Z]{3})\\)?(?!\\p{L}))?`
const FROM_TO = new RegExp(
  `(?<!\\p{L})(?:from|von|ab|de|da|van|z|ze|från|fra) ${placeOf('from')},? (?:to|nach|à|a|para|naar|do|till|til) ${placeOf('to')}`,
  'u',
)
/** `OUT: Leeds (LDS) to London Kings Cross (KGX), 12 June`: at the beginning of a line. */
const NOTED = new RegExp(
  `^(?:[\\p{L} ]{2,15}:\\s)?${placeOf('from')} (?:to|nach|naar|till|→|–|-) ${placeOf('to')}(?=[,.:;(]|\\s\\d|$)`,
  'u',
)
const BOARDS = new RegExp(
  `(?<!\\p{L})(?:[Bb]oard(?:ing|s)? (?:at|in|from)|[Dd]epart(?:s|ing)?(?: from)?|[Ll]eav(?:e|es|ing)(?: from)?|[Ss]ail(?:s|ing)? from) ${placeOf('from')}`,
  'u',
)
const REACHES = new RegExp(
  `(?<!\\p{L})(?:[Aa]rriv(?:es?|ing)(?: at| in| into)?|[Pp]ulls? in(?:to)?(?: at)?|[Gg]ets? (?:in )?to|[Rr]each(?:es|ing)?|[Ll]ands? (?:at|in)) ${placeOf('to')}`,
  'u',
)
const TIME =
  '[^.!?\\d]{0,40}?(?<![\\d:.,])(?<time>(?:[01]?\\d|2[0-3])[:.h][0-5]\\d(?:\\s?[ap]m)?)(?![\\d:]|[.,]\\d)'
const LEAVES = new RegExp(
  `(?<!\\p{L})(?:dep\\.?|depart(?:s|ing|ure)?|leav(?:e|es|ing)|sets? off|takes? off|sails?|pulls? out|fährt|startet|abfahrt|abflug|hebt|part(?:e|s|ez|ons|irá|irà|enza)|décolle|sale|salida|saída|sai|vertrekt|vertrek|odjíždí|odjeżdża|odjazd|wylot|avgår|afgår|lähtee)${TIME}`,
  'giu',
)
const ARRIVES = new RegExp(
  `(?<!\\p{L})(?:arr\\.?|arriv(?:es?|ing|al|ée|o|a)|lands?|touch(?:es)? down|gets? (?:in|you)|reach(?:es)?|pulls? in(?:to)?|docks?|kommt|ankunft|landet|atterrit|llega|llegada|chega|chegada|aankomst|přijíždí|przyjeżdża|przyjazd|ankommer|ankomst|saapuu)${TIME}`,
  'giu',
)
/** What is on sale, or may be so, tells of no booking. */
const OTHER =
  /[€$£¥₹₩?]|(?<!\p{L})(?:if|unless|when|wenn|falls|si|se|als|book (?:now|by)|from only|ab nur|instead|replacement)(?!\p{L})/iu
const MAX_SAID = 500
const MAX_LINES = 60

/** The ways that sentences tell: from where to where, on which day, and when one leaves. Each in one line of the text. */
export function readProseRides(kind: RideKind, lines: readonly string[]): ReadBooking[] {
  const found = lines.slice(0, MAX_LINES).flatMap((line) => rideIn(kind, line) ?? [])
  const isSure = found.every(({ startsAt }, i) =>
    found.every((one, at) => at === i || one.startsAt.at?.date !== startsAt.at?.date),
  )
  return isSure && found.length <= 2 ? found : []
}

function rideIn(kind: RideKind, whole: string): ReadBooking | null {
  if (whole.length > MAX_SAID || whole.length < 40 || whole.includes('\t')) return null
  // Only the sentences that may tell a booking.
  const line = whole
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((one) => !OTHER.test(one))
    .join(' ')
  const [leaving, arriving, days] = [timesOf(line, LEAVES), timesOf(line, ARRIVES), readDates(line)]
  const [[leaves], [arrives], [day, last]] = [leaving, arriving, days]
  const places = placesIn(line)
  const isOne = leaving.length === 1 && arriving.length < 2 && days.length < 3
  if (!leaves || !day || !places || !isOne) return null
  const number = numberWithin(kind, line)
  if (kind === 'flight' && number === null) return null
  const named = ({ name, code }: Place) => (kind === 'flight' && code ? { name: code, code } : { name })
  return {
    kind,
    ...(number !== null && { number }),
    startsAt: { at: momentAt(day, leaves), place: named(places.from) },
    endsAt: { at: arrivalOf(day, leaves, arrives, last), place: named(places.to) },
    origins: ['number', 'startsAt.place', 'startsAt.time', 'endsAt.place', 'endsAt.time'].map((field) =>
      originOf(field, 'text', line),
    ),
  }
}

function timesOf(line: string, pattern: RegExp): string[] {
  const times = [...line.matchAll(pattern)].flatMap(
    ({ groups }) => readClock((groups?.time ?? '').replace(/[.h](?=\d)/, ':')) ?? [],
  )
  return [...new Set(times)]
}

function placesIn(line: string): { from: Place; to: Place } | null {
  const both = FROM_TO.exec(line)?.groups
  const noted = both ? undefined : NOTED.exec(line)?.groups
  const [start, end] =
    (both ?? noted) ? [both ?? noted, both ?? noted] : [BOARDS.exec(line)?.groups, REACHES.exec(line)?.groups]
  if (!start?.from || !end?.to || start.from === end.to) return null
  const place = (name: string, code: string | undefined) => ({ name, ...(code && { code }) })
  return { from: place(start.from, start.fromCode), to: place(end.to, end.toCode) }
}

/** The day of the arrival: its own where one is told, else that of the departure where the clock goes on. */
function arrivalOf(
  day: IsoDate,
  leaves: string,
  arrives: string | undefined,
  last: IsoDate | undefined,
): ReadTime | null {
  if (arrives === undefined) return null
  if (last !== undefined) return last >= day && last <= addDays(day, 3) ? momentAt(last, arrives) : null
  return arrives > leaves ? momentAt(day, arrives) : null
}

function momentAt(date: IsoDate, time: string): ReadTime {
  return { date, time, offset: null, zone: null }
}
