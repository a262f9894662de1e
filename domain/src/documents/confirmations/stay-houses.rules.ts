import { cleanText, HOUSE_WORDS, labelOf, type Piece, readDate, wordsOf } from '../booking-words/index.ts'
import { type Confirmation, FOR_PEOPLE } from './found-confirmation.rules.ts'
import { addressBelow, housesOf, ownHouse } from './houses.rules.ts'
import { LABELS } from './labels.data.ts'
import { addressIn, hostedHome, isTitle, labelled, repeated, spokenName, type Title } from './titles.rules.ts'

export function houseOf({
  pieces,
  lines,
  subject,
  sender,
}: Confirmation): { name: string; address: string | null } | null {
  const above = housesOf(lines)
  // A kind of room may stand under the same word.
  const [named, ...others] = labelled(pieces, LABELS.house).filter(({ text }) => !FOR_PEOPLE.test(text))
  const [onlyAbove, ...more] = above.filter(
    ({ name }, i) => above.findIndex((one) => one.name === name) === i,
  )
  const sending = others.length === 0 && named ? null : ownHouse(sender, lines)
  if (sending) return sending
  const spoken = spokenName(subject, lines)
  const found =
    (others.length === 0 ? named : undefined) ??
    repeated(pieces, subject) ??
    hostedHome(pieces) ??
    houseAlone(pieces) ??
    aboveAddress(pieces) ??
    spoken
  const text = found?.text ?? (more.length === 0 ? onlyAbove?.name : undefined)
  if (text === undefined) return null
  const { name, address } = houseInStreet(text)
  const own =
    address ??
    above.find((one) => one.name === name)?.address ??
    addressIn(pieces) ??
    addressBelow(lines, found?.line ?? -1) ??
    // Between the name and its address may stand the days.
    (found && readDate(lines[found.line + 1] ?? '') ? addressBelow(lines, found.line + 1) : null)
  // A word alone behind `stay in` may be the town.
  const isTown = found === spoken && own === null && !name.includes(' ') && !HOUSE.test(name)
  return isTown ? null : { name, address: own }
}

const ADDRESS = labelOf(LABELS.address)

/** The title alone in the line right above the one row with the label of an address. */
function aboveAddress(pieces: readonly Piece[]): Title | null {
  const [label, ...others] = pieces.filter(({ text, column }) => column === 0 && ADDRESS.test(text))
  const above = label && pieces.filter(({ line }) => line === label.line - 1)
  const [name, ...more] = above ?? []
  return name && others.length + more.length === 0 && isTitle(name)
    ? { text: name.text, line: name.line }
    : null
}

/** `Hotel Artemide, Via Nazionale 22, Rome`: behind the first comma a street with its number, and a town. */
const HOUSE_IN_STREET =
  /^(?<name>[^,]{4,90}),\s*(?<address>(?=.*\d)(?=.*,)(?:\d{1,5}\s)?\p{Lu}[^:!?]{8,180})$/u

/** `, 3 nights, 2 guests`: how many, and of what. */
const COUNTS = /^(?<name>[^,]{4,90})(?:,\s*\d{1,2}\s\p{Ll}+)+$/u

/** `(3 épis, 5 personnes)`: how good a house is, and for how many. */
const SIZE =
  /\s?\([^()]{0,30}\d{1,2}[\s-]?(?:pers|guest|people|gäste|adult|huésp|ospit|hósp|gasten|osób|osob|sleeps|épis|stars|sterne)[^()]{0,20}\)$/iu

/** A name with what stands behind its commas: its address, or how long who stays. */
function houseInStreet(text: string): { name: string; address: string | null } {
  const { name = text, address = null } = HOUSE_IN_STREET.exec(text.replace(SIZE, ''))?.groups ?? {
    name: text.replace(SIZE, ''),
  }
  return { name: cleanText(COUNTS.exec(name)?.groups?.name ?? name, 200), address }
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
