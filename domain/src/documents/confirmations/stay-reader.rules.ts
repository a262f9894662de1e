import { addDays } from '../../base/dates.ts'
import {
  type Clock,
  cleanText,
  END_WORDS,
  originOf,
  type Piece,
  type ReadBooking,
  SELLERS,
  wordsIn,
  wordsOf,
} from '../booking-words/index.ts'
import { type Confirmation, FOR_PEOPLE, timeOrigins } from './evidence.rules.ts'
import { houseOf } from './houses.rules.ts'
import { labelledEnds, momentOf, partsOfEnd } from './labelled-ends.rules.ts'
import { LABELS } from './labels.data.ts'
import { ARRIVES, bothInPiece, byNights, byRange, LEAVES, shortEnds, spokenClock } from './stay-days.rules.ts'
import { isLabel, isTitle, labelled, mayBeName, type Title } from './titles.rules.ts'

/** A stay: both its days under words for check-in and check-out, and the name of the house. */
export function readStay(confirmation: Confirmation): ReadBooking | null {
  const labelledBoth = labelledEnds(confirmation.pieces, END_WORDS.checkIn, END_WORDS.checkOut)
  const isWhole =
    labelledBoth && [labelledBoth.begins, labelledBoth.ends].every((texts) => partsOfEnd(texts).day)
  const ends = isWhole
    ? labelledBoth
    : (shortEnds(confirmation.pieces) ??
      bothInPiece(confirmation.pieces) ??
      byNights(confirmation.pieces, labelledBoth) ??
      byRange(confirmation))
  const house = ends && houseOf(confirmation)
  if (!ends || !house || !mayBeHouse(house.name)) return null
  // When somebody lands is not when they check in.
  const [begins, leaves] = [ends.begins, ends.ends].map((texts) => withoutFlights(partsOfEnd(texts), texts))
  if (!begins?.day || !leaves?.day || leaves.day <= begins.day) return null
  // A range of many weeks is when an offer holds.
  if (!isWhole && leaves.day > addDays(begins.day, MAX_NIGHTS)) return null
  const place = { name: cleanText(placeOfHouse(house), 300) }
  const room = roomOf(confirmation.pieces, house.name)
  return {
    kind: 'hotel',
    name: house.name,
    ...(room && {
      room: cleanText(
        room.text
          .replace(PEOPLE_IN_ROOM, '')
          .replace(/^\d{1,2}\s?[x×]\s|\s\d{1,2}\s?[室间間실](?:\s.*)?$/gu, ''),
        100,
      ),
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

/** An airline or a railway lets no rooms. */
function mayBeHouse(name: string): boolean {
  const small = name.toLowerCase()
  return mayBeName(name) && !SELLERS.some((one) => one.kind !== 'hotel' && one.name.toLowerCase() === small)
}

/** The name with its address, which may begin with the name itself. */
function placeOfHouse({ name, address }: { name: string; address: string | null }): string {
  return address?.startsWith(`${name},`) ? address : [name, address].filter(Boolean).join(', ')
}

function roomOf(pieces: readonly Piece[], house: string): Title | null {
  const found =
    labelled(pieces, LABELS.room, true)[0] ??
    labelled(pieces, LABELS.house).find(({ text }) => FOR_PEOPLE.test(text)) ??
    roomAlone(pieces, house)
  return found && isRoom(found.text) ? found : null
}

/** A price, a time, a label or a sentence is no kind of room. */
function isRoom(text: string): boolean {
  const isPriced = /[€$£¥₹₩=]|\d[.,]\d{2}(?!\d)/u.test(text)
  const isOther = isLabel(text) || /^\p{L}[\p{L} ]{1,25}:\s|[.!?]\s\p{Lu}/u.test(text)
  return !isPriced && !isOther && !NO_ROOM.test(text) && wordsIn(text).clocks.length === 0
}

const NO_ROOM =
  /^(?:cancellation|cancel|stornier|annul|free |kostenlos|guests?(?! ?room)|gäste|check[- ]?(?:in|out)|price|total)(?!\p{L})/iu

const MAX_NIGHTS = 42

const FLIGHT =
  /(?<!\p{L})(?:by|with|per|mit|con|avec|via) (?:[A-Z]{2}|\d[A-Z]|[A-Z]\d) ?\d{2,4}(?!\d)|(?<!\p{L})(?:flight|flug|vol|vuelo|volo|voo) [A-Z\d]{2} ?\d/u

function withoutFlights<End extends { clocks: Clock[] }>(end: End, texts: readonly string[]): End {
  return texts.some((text) => FLIGHT.test(text)) ? { ...end, clocks: [] } : end
}

/** Who stays in a room is no part of its name. */
const PEOPLE_IN_ROOM =
  /,\s*\d{1,2}\s(?:adult|child|guest|person|people|erwachsen|kind|gäste|gast|adulte|enfant|personne|voyageur|adulto|niño|huésped|adulti|bambin|ospit|volwassen|gasten|doros|osob|dospěl|vuxna|voksne)\p{L}*.*$/iu

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
