import { CAR_WORDS, END_WORDS, HOUSE_LABELS, HOUSE_WORDS, STAY_WORDS } from './end-words.data.ts'
import { cleanText, originOf, type ReadBooking, type ReadEnd } from './found-parts.rules.ts'
import { type Pair, pairsUnder } from './told-pairs.rules.ts'
import { type Cell, cellsOf, labelOf, nameOf, partsOf, timeOf, wordsOf } from './told-parts.rules.ts'
import { readDate } from './written-dates.rules.ts'

const [STAYING, HOUSE, DRIVING] = [wordsOf(STAY_WORDS), wordsOf(HOUSE_WORDS), wordsOf(CAR_WORDS)]
const LABELLED_HOUSE = labelOf(HOUSE_LABELS)
const ROOM =
  /^(?:tipe kamar|tipo de habitación|type de chambre|room type|部屋タイプ|객실(?: 타입)?|房型|тип номера|номер)\s*:\s*(?<room>.{2,90})$/iu
const VEHICLE =
  /^(?:vehicle|fahrzeug|véhicule|vehículo|veicolo|veículo|voertuig|pojazd|vozidlo|fordon|køretøj|kjøretøy|araç|catégorie \w{1,3}|categor[ií]a \w{1,3})\s*:\s*(?<name>[\p{L}\d][^(,:]{2,60})/iu

/** A stay by its two days under words for check-in and check-out, in a house that is named above its address. */
export function readToldStay(lines: readonly string[]): ReadBooking | null {
  if (!lines.some((line) => STAYING.test(line))) return null
  const pair = onlyOf(pairsUnder(cellsOf(lines), END_WORDS.checkIn, END_WORDS.checkOut))
  const house = pair && houseOf(lines)
  if (!pair || !house) return null
  const [from, to] = [timeOf(pair.begins, null), timeOf(pair.ends, null)]
  if (!from || !to || to.date <= from.date) return null
  const place = { name: cleanText(`${house.name}, ${house.address}`, 300) }
  const room = lines.map((line) => ROOM.exec(line)?.groups?.room).find((one) => one !== undefined)
  return {
    kind: 'hotel',
    name: house.name,
    ...(room !== undefined && { room: cleanText(room, 100) }),
    startsAt: { at: from, place },
    endsAt: { at: to, place },
    origins: [
      originOf('name', 'text', house.name),
      originOf('startsAt.place', 'text', house.address),
      ...timeOrigins(pair),
      ...(room === undefined ? [] : [originOf('room', 'text', room)]),
    ],
  }
}

/** A hired car by where and when it is taken and brought back; both days are told. */
export function readToldCar(lines: readonly string[]): ReadBooking | null {
  if (!lines.some((line) => DRIVING.test(line))) return null
  const pair = onlyOf(pairsUnder(cellsOf(lines), END_WORDS.taken, END_WORDS.broughtBack))
  if (!pair) return null
  const [from, to] = [timeOf(pair.begins, null), timeOf(pair.ends, null)]
  const [taken, brought] = [nameOf(pair.begins), nameOf(pair.ends)]
  if (!from || !to || to.date < from.date || !taken || !brought) return null
  const vehicle = lines.map((line) => VEHICLE.exec(line)?.groups?.name?.trim()).find((one) => one)
  const end = (at: ReadEnd['at'], name: string): ReadEnd => ({ at, place: { name } })
  return {
    kind: 'car',
    ...(vehicle && { name: cleanText(vehicle, 200) }),
    startsAt: end(from, taken),
    endsAt: end(to, brought),
    origins: [
      ...(vehicle ? [originOf('name', 'text', vehicle)] : []),
      originOf('startsAt.place', 'text', taken),
      originOf('endsAt.place', 'text', brought),
      ...timeOrigins(pair),
    ],
  }
}

function timeOrigins({ begins, ends }: Pair) {
  const text = ({ days, clocks }: Pair['begins']) => [...days, ...clocks].map((part) => part.text).join(' ')
  return [originOf('startsAt.time', 'text', text(begins)), originOf('endsAt.time', 'text', text(ends))]
}

/** The one pair that has both its days: of two nobody can say which was booked. */
function onlyOf(pairs: readonly Pair[]): Pair | null {
  const dated = pairs.filter(({ begins, ends }) => begins.days.length > 0 && ends.days.length > 0)
  return dated.length === 1 ? (dated[0] ?? null) : null
}

export type Lodging = { name: string; address: string; line: number }

function houseOf(lines: readonly string[]): Lodging | null {
  const labelled = lines.flatMap((line, at) => {
    const { rest = '', sign = '' } = LABELLED_HOUSE.exec(line)?.groups ?? {}
    return /:/.test(sign) && rest !== '' ? houseAt(lines, at, rest) : []
  })
  if (labelled.length === 1) return labelled[0] ?? null
  return onlyHouse(lines.flatMap((line, at) => (HOUSE.test(line) ? houseAt(lines, at, line) : [])))
}

function onlyHouse(houses: readonly Lodging[]): Lodging | null {
  return new Set(houses.map(({ name }) => name)).size === 1 ? (houses[0] ?? null) : null
}

/** The houses that stand above an address, whatever their names: there may be some that are none. */
export function housesOf(lines: readonly string[]): Lodging[] {
  return lines.flatMap((line, at) => houseAt(lines, at, line))
}

const STARS = /\s*[★☆*⭐]+\s*$/u
const NO_ADDRESS = /[:!?\t]|^\+?[\d ()-]{7,}$|^(?:t|tel)\b/iu

function houseAt(lines: readonly string[], at: number, text: string): Lodging[] {
  if (text.includes('\t')) return []
  const name = cleanText(text.replace(STARS, ''), 200)
  if (name.length > 90 || !/^[\p{Lu}\p{Lo}«"“„]/u.test(name) || /[.:!?,\t]$|: |\t/.test(name)) return []
  if (/\d{3}/.test(name) || readDate(name)) return []
  const address = addressBelow(lines, at)
  return address === null ? [] : [{ name, address, line: at }]
}

/** The address in the one or two lines below a line; null where they are none. */
export function addressBelow(lines: readonly string[], at: number): string | null {
  const [first = '', second = ''] = lines
    .slice(at + 1, at + 3)
    .map((line) => line.replace(/ · [\d +()-]+$/, ''))
  if (at < 0 || !isAddress(first, at)) return null
  const isMore = !/,.*\d{4,}/.test(first) && isAddress(second, at) && /\d{4,}/.test(second)
  return cleanText(isMore ? `${first}, ${second}` : first, 250)
}

/** A street with a number, or a town with its code; no sentence, no telephone, no time. */
function isAddress(line: string, at: number): boolean {
  if (line.length > 150 || line.length < 6 || NO_ADDRESS.test(line) || !/\p{Nd}/u.test(line)) return false
  const cell: Cell = { text: line, line: at, column: 0 }
  if (/\p{L}{3}\.$/u.test(line) || partsOf(cell).some(({ kind }) => kind !== 'name')) return false
  return (
    /\p{L}{3}/u.test(line) &&
    (/[,،、〒]/u.test(line) || /^\d{3,5} \p{L}|^\d{1,2} \S+ \p{L}/u.test(line) || /\p{L} \d{1,4}[a-z]?$/iu.test(line))
  )
}
