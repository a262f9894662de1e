import { addDays, type IsoDate, utcDate } from '../../base/dates.ts'
import { cleanText, type FieldOrigin, originOf, type ReadBooking } from '../booking-words/index.ts'

/** The mandatory items of a bar-coded boarding pass for one leg, by position (IATA Resolution 792). */
const LEG_CHARS = 37
const HEAD_CHARS = 23
/** Up to the day of the flight: some leave out the seat and what follows, or the blanks there. */
const LEAST_LEG_CHARS = 24
const CODE = /^[A-Z]{3}$/

/**
 * The flights in the text of a boarding pass's barcode; none where it is no such text. It holds the day of the year and no
 * time. The year is that in which the day is nearest to `today`: passes are made shortly before the flight.
 */
export function readBoardingPass(text: string, today: IsoDate): ReadBooking[] {
  const head = /^M([1-4])(.{20})(.)/s.exec(text)
  if (!head || text.length < HEAD_CHARS + LEAST_LEG_CHARS) return []
  const [, count = '1', name = ''] = head
  const flights: ReadBooking[] = []
  const near = issueDay(text, today) ?? today
  let at = HEAD_CHARS
  for (let leg = 0; leg < Number(count); leg++) {
    const read = readLeg(text.slice(at, at + LEG_CHARS), passengerName(name), near)
    if (!read) return leg === 0 ? [] : flights
    flights.push(read.booking)
    at += LEG_CHARS + read.conditionalChars
  }
  return flights
}

function readLeg(leg: string, person: string, today: IsoDate) {
  const slice = (from: number, length: number) => leg.slice(from, from + length).trim()
  const [from, to] = [slice(7, 3), slice(10, 3)]
  const [carrier, number] = [slice(13, 3), /^0*(\d{1,4}[A-Z]?)$/.exec(slice(16, 5))?.[1]]
  const date = dayOfYear(slice(21, 3), today)
  const conditionalChars = leg.length < LEG_CHARS ? 0 : Number.parseInt(slice(35, 2), 16)
  const isLeg = CODE.test(from) && CODE.test(to) && /^[A-Z0-9]{2,3}$/.test(carrier) && number !== undefined
  if (!isLeg || date === null || Number.isNaN(conditionalChars)) return null
  const reference = /^[A-Z0-9]{5,7}$/.exec(slice(0, 7))?.[0]
  const seat = /^0*(\d{1,3}[A-Z])$/.exec(slice(25, 4))?.[1]
  const flight = `${carrier} ${number}`
  const origins: FieldOrigin[] = [
    originOf('number', 'barcode, flight', `${carrier} ${slice(16, 5)}`),
    originOf('startsAt.time', 'barcode, day of the year', slice(21, 3)),
    originOf('startsAt.place', 'barcode, from', from),
    originOf('endsAt.place', 'barcode, to', to),
    ...(reference ? [originOf('reference', 'barcode, booking reference', reference)] : []),
    ...(seat ? [originOf('seat', 'barcode, seat', seat)] : []),
    ...(person ? [originOf('people', 'barcode, name', person)] : []),
  ]
  const booking: ReadBooking = {
    kind: 'flight',
    number: flight,
    ...(reference && { reference }),
    ...(seat && { seat }),
    ...(person && { people: [person] }),
    startsAt: { at: { date, time: null, offset: null, zone: null }, place: { name: from, code: from } },
    endsAt: { at: null, place: { name: to, code: to } },
    origins,
  }
  return { booking, conditionalChars }
}

/** `DOE/JANE MRS` is Jane Doe; the title is left out. */
export function passengerName(text: string): string {
  const [family = '', given = ''] = cleanText(text, 60).split('/')
  const plain = given.replace(/\s*(?:MRS|MR|MS|MISS|MSTR|DR|PROF)$/, '')
  const capital = (word: string) =>
    word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
  return [plain, family].filter(Boolean).map(capital).join(' ')
}

/** The day on which the pass was issued, where it says so: the last digit of its year and the day of the year. */
function issueDay(text: string, today: IsoDate): IsoDate | null {
  const size = Number.parseInt(text.slice(HEAD_CHARS + LEG_CHARS - 2, HEAD_CHARS + LEG_CHARS), 16)
  const section = text.slice(HEAD_CHARS + LEG_CHARS, HEAD_CHARS + LEG_CHARS + size)
  const issued = /^>\d[0-9A-F]{2}.{3}(?<year>\d)(?<day>\d{3})/s.exec(section)?.groups
  if (!issued) return null
  const day = Number(issued.day)
  if (day < 1 || day > 366) return null
  const thisYear = Number(today.slice(0, 4))
  // A pass is issued before it is read, and may be years old; the day may be ahead of ours where the airline is.
  const years = Array.from({ length: 11 }, (_, back) => thisYear - back)
  const days = years
    .filter((one) => one % 10 === Number(issued.year))
    .map((one) => addDays(`${one}-01-01`, day - 1))
  return days.find((date) => date <= addDays(today, 2)) ?? null
}

function dayOfYear(text: string, today: IsoDate): IsoDate | null {
  const day = Number(text)
  if (!/^\d{1,3}$/.test(text) || day < 1 || day > 366) return null
  const year = Number(today.slice(0, 4))
  const now = Date.parse(today)
  const dates = [year - 1, year, year + 1].flatMap((one) => {
    const date = addDays(`${one}-01-01`, day - 1)
    return date.startsWith(String(one)) ? [date] : []
  })
  return (
    dates.sort((a, b) => Math.abs(Date.parse(a) - now) - Math.abs(Date.parse(b) - now))[0] ?? utcDate(now)
  )
}
