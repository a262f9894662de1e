import { addDays } from '../../base/dates.ts'
import {
  cleanText,
  END_WORDS,
  HOUSE_WORDS,
  labelOf,
  originOf,
  type ReadBooking,
  readClock,
  readDate,
  wordsOf,
} from '../booking-words/index.ts'
import { addressBelow, housesOf } from './houses.rules.ts'
import { type LabelledEnds, labelledEnds, momentOf, partsOfEnd } from './labelled-ends.rules.ts'
import { LABELS } from './labels.data.ts'
import type { Clock, Piece } from './pieces.rules.ts'
import type { Seller } from './sellers.data.ts'
import { addressIn, hostedHome, isTitle, labelled, repeated, spokenName, type Title } from './titles.rules.ts'

export type Confirmation = {
  pieces: readonly Piece[]
  lines: readonly string[]
  subject: string
  sender: string
  seller: Seller | null
}

/** A stay: both its days under words for check-in and check-out, and the name of the house. */
export function readStay(confirmation: Confirmation): ReadBooking | null {
  const labelledBoth = labelledEnds(confirmation.pieces, END_WORDS.checkIn, END_WORDS.checkOut)
  const isWhole =
    labelledBoth && [labelledBoth.begins, labelledBoth.ends].every((texts) => partsOfEnd(texts).day)
  const ends = isWhole ? labelledBoth : (byNights(confirmation.pieces, labelledBoth) ?? byRange(confirmation))
  const house = ends && houseOf(confirmation)
  if (!ends || !house) return null
  const [begins, leaves] = [partsOfEnd(ends.begins), partsOfEnd(ends.ends)]
  if (!begins.day || !leaves.day || leaves.day <= begins.day) return null
  const place = { name: cleanText([house.name, house.address].filter(Boolean).join(', '), 300) }
  const room =
    labelled(confirmation.pieces, LABELS.room)[0] ??
    labelled(confirmation.pieces, LABELS.house).find(({ text }) => FOR_PEOPLE.test(text)) ??
    roomAlone(confirmation.pieces, house.name)
  return {
    kind: 'hotel',
    name: house.name,
    ...(room && {
      room: cleanText(room.text.replace(PEOPLE_IN_ROOM, '').replace(/^\d{1,2}\s?[x×]\s/u, ''), 100),
    }),
    startsAt: {
      at: momentOf(begins.day, begins.clocks[0] ?? spokenClock(confirmation.lines, ARRIVES)),
      place,
    },
    // One may leave from the first time of two until the last.
    endsAt: {
      at: momentOf(leaves.day, leaves.clocks.slice(0, 2).at(-1) ?? spokenClock(confirmation.lines, LEAVES)),
      place,
    },
    origins: [
      originOf('name', 'text', house.name),
      originOf('startsAt.place', 'text', place.name),
      ...timeOrigins(ends.begins, ends.ends),
      ...(room ? [originOf('room', 'text', room.text)] : []),
    ],
  }
}

const [CHECK_IN, CHECK_OUT] = [labelOf(END_WORDS.checkIn), labelOf(END_WORDS.checkOut)]
const FIRST_DAY = labelOf(`${END_WORDS.checkIn}|宿泊日|ご宿泊日|숙박일|入住日期|datum ankunft`)
const NIGHTS =
  /(?<![\d.,])(?<nights>\d{1,2})\s?(?:nights?|nächte?|nuits?|noches?|nott[ei]|noites?|nachten|nachts?|nätter|noce|noclegi|nocí|泊|박|晚)(?!\p{Ll})/iu

/** Under these stand both days of a stay. */
const DAYS = labelOf(
  '宿泊日|ご宿泊日|숙박 ?기간|入住日期|stay dates?|dates? of (?:your )?stay|dates?|your stay|aufenthalt|reisezeitraum|zeitraum|dates? du séjour|séjour|fechas?|estancia|soggiorno|date|estadia|verblijf|pobyt|vistelse|ophold|opphold',
)
/** Both days under one word, else the first day under its word and the last by the one number of nights that the text tells. */
function byNights(
  pieces: readonly Piece[],
  labelledBoth: LabelledEnds | null,
): { begins: string[]; ends: string[] } | null {
  const lastDay = labelledBoth && partsOfEnd(labelledBoth.ends).day
  const counts = new Set(pieces.flatMap(({ text }) => NIGHTS.exec(text)?.groups?.nights ?? []))
  const [count, ...others] = counts
  const ranges = new Map(
    pieces.flatMap((piece, i): [string, [string, string]][] => {
      const [from, to, ...more] =
        DAYS.test(piece.text) && piece.days.length < 2 ? (pieces[i + 1]?.days ?? []) : piece.days
      return DAYS.test(piece.text) && from && to && more.length === 0 ? [[`${from} ${to}`, [from, to]]] : []
    }),
  )
  const [range] = ranges.values()
  const clocks = (word: RegExp) =>
    pieces.filter(({ text, days }) => days.length === 0 && word.test(text)).map(({ text }) => text)
  if (range && ranges.size === 1)
    return {
      begins: [range[0], ...clocks(CHECK_IN)],
      ends: [range[1], ...clocks(CHECK_OUT)],
    }
  const labelled = pieces.flatMap((piece, i): Piece[] => {
    const label = FIRST_DAY.exec(piece.text)
    if (!label) return []
    if (piece.days.length === 1) return [piece]
    // The day stands in the cell behind its label, or below it.
    const next = label.groups?.rest === '' && piece.days.length === 0 ? pieces[i + 1] : undefined
    return next && next.days.length === 1 && next.line <= piece.line + 1 ? [next] : []
  })
  const first = new Set(labelled.map(({ days }) => days[0]))
  const [day] = first
  if (first.size !== 1 || day === undefined) return null
  const own = labelled.flatMap(({ text }) => NIGHTS.exec(text)?.groups?.nights ?? [])[0]
  const nights = own ?? (others.length === 0 ? count : undefined)
  const last = lastDay ?? (nights === undefined ? null : addDays(day, Number(nights)))
  if (last === null) return null
  return {
    begins: [...labelled.map(({ text }) => text), ...clocks(CHECK_IN)],
    ends: [last, ...(labelledBoth?.ends ?? clocks(CHECK_OUT))],
  }
}

const RANGE = /(?<from>\d{4}-\d{2}-\d{2}) – (?<to>\d{4}-\d{2}-\d{2})/

/** The only range of days that the text names, in whatever sentence: `your stay from 12 to 15 May`. */
function byRange({ lines }: Confirmation): LabelledEnds | null {
  const found = lines.filter((line) => line.length <= MAX_SAID && !CONDITIONAL.test(line))
  const ranges = new Map(
    found.flatMap((line): [string, RegExpExecArray][] => {
      const match = RANGE.exec(line)
      return match ? [[match[0], match]] : []
    }),
  )
  const [only, ...others] = ranges.values()
  const { from, to } = only?.groups ?? {}
  return from && to && others.length === 0 ? { begins: [from], ends: [to] } : null
}

const MAX_SAID = 300
/** What may be done for money, or until when, is not when one arrives. */
const CONDITIONAL =
  /[€$£¥₹₩%]|(?<!\p{L})(?:early|late|früh\p{L}*|spät\p{L}*|anticip\p{L}+|tard\p{L}+|tidig|sen|cancel\p{L}*|storn\p{L}*|annul\p{L}*|refund\p{L}*|free until|kostenlos|gratis bis|gratuit\p{L}*)(?!\p{L})/iu
const TIME = '\\D{0,40}?(?<![\\d.,])(?<time>\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?[ap]m)?)(?!\\d|[.,:]\\d)'
export const [ARRIVES, LEAVES] = [END_WORDS.checkIn, END_WORDS.checkOut].map(
  (words) => new RegExp(`${wordsOf(words).source}${TIME}`, 'giu'),
)

const NOON =
  /(?<!\p{L})(?:12 )?(?:noon|midday|mittags|midi|mezzogiorno|mediodía|meio-dia|middag|południe|poledne|delet|öğlen)(?!\p{L})/giu

/** The one time that sentences name behind a word for check-in or check-out. */
export function spokenClock(lines: readonly string[], pattern: RegExp | undefined): Clock | undefined {
  const times = lines
    .filter((line) => line.length <= MAX_SAID && !CONDITIONAL.test(line) && !/\d{4}-\d{2}-\d{2}/.test(line))
    .map((line) => line.replace(NOON, '12:00'))
    .flatMap((line) => (pattern ? [...line.matchAll(pattern)] : []))
    .flatMap(({ groups, 0: text }) => {
      const time = readClock((groups?.time ?? '').replace(/[.h](?=\d)/, ':'))
      return time === null ? [] : [{ time, text, later: 0 }]
    })
  return new Set(times.map(({ time }) => time)).size === 1 ? times[0] : undefined
}

function houseOf({ pieces, lines, subject }: Confirmation): { name: string; address: string | null } | null {
  const above = housesOf(lines)
  // A kind of room may stand under the same word.
  const [named, ...others] = labelled(pieces, LABELS.house).filter(({ text }) => !FOR_PEOPLE.test(text))
  const [onlyAbove, ...more] = above.filter(
    ({ name }, i) => above.findIndex((one) => one.name === name) === i,
  )
  const found =
    (others.length === 0 ? named : undefined) ??
    repeated(pieces, subject) ??
    hostedHome(pieces) ??
    houseAlone(pieces) ??
    spokenName(subject, lines)
  const text = found?.text ?? (more.length === 0 ? onlyAbove?.name : undefined)
  if (text === undefined) return null
  const { name, address } = houseInStreet(text)
  return {
    name,
    address:
      address ??
      above.find((one) => one.name === name)?.address ??
      addressIn(pieces) ??
      addressBelow(lines, found?.line ?? -1) ??
      // Between the name and its address may stand the days.
      (found && readDate(lines[found.line + 1] ?? '') ? addressBelow(lines, found.line + 1) : null),
  }
}

/** `Hotel Artemide, Via Nazionale 22, Rome`: behind the first comma a street with its number, and a town. */
const HOUSE_IN_STREET =
  /^(?<name>[^,]{4,90}),\s*(?<address>(?=.*\d)(?=.*,)(?:\d{1,5}\s)?\p{Lu}[^:!?]{8,180})$/u
/** `, 3 nights, 2 guests`: how many, and of what. */
const COUNTS = /^(?<name>[^,]{4,90})(?:,\s*\d{1,2}\s\p{Ll}+)+$/u

/** A name with what stands behind its commas: its address, or how long who stays. */
function houseInStreet(text: string): { name: string; address: string | null } {
  const { name = text, address = null } = HOUSE_IN_STREET.exec(text)?.groups ?? {}
  return { name: cleanText(COUNTS.exec(name)?.groups?.name ?? name, 200), address }
}

/** `6-persoonsbungalow`: a kind of house or room, by how many sleep in it. */
const FOR_PEOPLE = /^\d{1,2}[\s-]?p(?:er|ers)\p{L}+/iu
/** Who stays in a room is no part of its name. */
const PEOPLE_IN_ROOM =
  /,\s*\d{1,2}\s(?:adult|child|guest|person|people|erwachsen|kind|gäste|gast|adulte|enfant|personne|voyageur|adulto|niño|huésped|adulti|bambin|ospit|volwassen|gasten|doros|osob|dospěl|vuxna|voksne)\p{L}*.*$/iu
/** A name, and an address of two lines. */
const MAX_PLACE_LINES = 3
/** A class of cars is the name of none. */
const CLASS =
  /^(?:mini|economy|compact|intermediate|standard|full[ -]?size|premium|luxury|suv|kompaktklasse|mittelklasse|[A-Z]{4}$)/iu
const ROOM = wordsOf(LABELS.roomName)

/** The one line that may be the name of a kind of room, where nothing says so. */
function roomAlone(pieces: readonly Piece[], house: string): Title | null {
  const alone = pieces.filter(
    (piece) => !pieces.some(({ line, column }) => line === piece.line && column !== piece.column),
  )
  const all = alone.filter(
    (piece) =>
      ROOM.test(piece.text) && /^\p{Lu}/u.test(piece.text) && isTitle(piece) && !house.includes(piece.text),
  )
  const [only, ...others] = all
  return only && others.length === 0 && only.text.length <= 60 ? { text: only.text, line: only.line } : null
}

const HOUSE = wordsOf(HOUSE_WORDS)

/** The one piece that has a word for a house and may be its name. */
function houseAlone(pieces: readonly Piece[]): Title | null {
  const all = pieces.filter((piece) => {
    const { name } = houseInStreet(piece.text)
    return piece.text.split(' ').length <= 12 && HOUSE.test(name) && isTitle({ ...piece, text: name })
  })
  const [only, ...others] = all.filter(({ text }, i) => all.findIndex((one) => one.text === text) === i)
  return only && others.length === 0 ? { text: only.text, line: only.line } : null
}

/** Of a text alone, its looks. */
const EMPTY: Piece = { text: '', line: 0, column: 0, end: null, days: [], clocks: [], names: [] }
const SAME = /^(?:same as|wie|identisch|même|igual|stesso|mismo|zelfde)(?!\p{L})/iu
const STATION =
  /^(?:[\p{L}-]+\s)?(?:station|location|branch|office|filiale|agence|oficina|agenzia|agência)\s*:\s*/iu

/** A hired car by where and when it is taken and brought back. Its name is that of the hirer, else of the car. */
export function readCar({ pieces, lines, sender, seller }: Confirmation): ReadBooking | null {
  const ends = labelledEnds(pieces, END_WORDS.taken, END_WORDS.broughtBack)
  if (!ends) return null
  const [taken, brought] = [ends.begins, ends.ends].map((texts) =>
    partsOfEnd(texts.map((text) => text.replace(STATION, ''))),
  )
  const [from, back] = [taken, brought].map((end) =>
    cleanText((end?.places ?? []).slice(0, MAX_PLACE_LINES).join(', '), 300),
  )
  const to = back && SAME.test(back) ? from : back
  if (!taken?.day || !brought?.day || brought.day < taken.day || !from || !to) return null
  const [vehicle, ...others] = labelled(pieces, LABELS.vehicle)
  const isOwn = vehicle && others.length === 0 && !CLASS.test(vehicle.text)
  const car = isOwn ? vehicle.text.replace(/\s*[(,|].*$/u, '') : undefined
  // A broker names who lets the car.
  const [hirer, ...moreHirers] = labelled(pieces, LABELS.hirer)
  const isNamed = hirer !== undefined && moreHirers.length === 0 && isTitle({ ...EMPTY, text: hirer.text })
  const name = isNamed
    ? hirer.text
    : seller?.kind === 'car'
      ? seller.name
      : (hirerAsSender(sender, lines) ?? car)
  return {
    kind: 'car',
    ...(name && { name }),
    startsAt: { at: momentOf(taken.day, taken.clocks[0]), place: { name: from } },
    endsAt: { at: momentOf(brought.day, brought.clocks[0]), place: { name: to } },
    origins: [
      ...(name ? [originOf('name', 'text', name)] : []),
      originOf('startsAt.place', 'text', from),
      originOf('endsAt.place', 'text', to),
      ...timeOrigins(ends.begins, ends.ends),
    ],
  }
}

const HIRER =
  /(?<!\p{L})(?:rentals?|rent[ -]a[ -]car|car hire|hire|cars?|autovermietung|mietwagen|location|alquiler|autonoleggio|noleggio|aluguer|autoverhuur|verhuur|wypożyczalnia|autopůjčovna|biluthyrning|biludlejning|bilutleie|autovuokraamo|autókölcsönző|închirieri|прокат|レンタカー|렌터카|租车)(?!\p{L})/iu

/** The hirer that sent the mail and names itself in its words too, by a word for letting cars in its name. */
function hirerAsSender(sender: string, lines: readonly string[]): string | undefined {
  const name = cleanText(sender.replace(/\S+@.*$/u, '').replace(/["<]/g, ' '), 100)
  const isSaid = name.length >= 4 && HIRER.test(name) && lines.some((line) => line.includes(name))
  return isSaid && isTitle({ ...EMPTY, text: name }) ? name : undefined
}

function timeOrigins(begins: readonly string[], ends: readonly string[]) {
  return [
    originOf('startsAt.time', 'text', begins.join(' ')),
    originOf('endsAt.time', 'text', ends.join(' ')),
  ]
}
