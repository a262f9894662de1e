import { addDays, type IsoDate } from '../../base/dates.ts'
import {
  isSame,
  type Named,
  type ReadBooking,
  readDates,
  weekdayNames,
  wordsOf,
} from '../booking-words/index.ts'

/** One way between two places. `first` and `last` are the lines that it is told in, `areDaysBelow` says that each day stands below its time. */
export type RideLeg = {
  from: Named
  to: Named
  start: { date: IsoDate; time: string }
  end: { date: IsoDate; time: string } | null
  first: number
  last: number
  areDaysBelow: boolean
}

/**
 * What contradicts itself was read from the wrong lines, and nobody can say which of them: such ways are left out. A way is
 * empty rather than that of the line below.
 */
export function withoutDoubtful(legs: readonly RideLeg[]): RideLeg[] {
  const doubtful = new Set<RideLeg>()
  legs.forEach((leg, i) => {
    legs.slice(i + 1).forEach((other, at) => {
      const isNext = at === 0
      if (isOutOfTurn(leg, other) || isAtOnce(leg, other) || (isNext && isAgain(leg, other)))
        for (const one of [leg, other]) doubtful.add(one)
      // The day below one way and above the next is that of the next.
      if (isNext && leg.areDaysBelow && !other.areDaysBelow) doubtful.add(leg)
    })
  })
  return legs.filter((leg) => !doubtful.has(leg))
}

const startOf = ({ start }: RideLeg) => `${start.date} ${start.time}`
const endOf = ({ end }: RideLeg) => end && `${end.date} ${end.time}`

/** A way that leaves a place before the one that ends there has arrived: both times are by the clocks of that place. */
function isOutOfTurn(leg: RideLeg, other: RideLeg): boolean {
  const [arrives, arrivesOther] = [endOf(leg), endOf(other)]
  const isBefore = isSame(leg.to, other.from) && arrives !== null && startOf(other) < arrives
  if (!isBefore) return false
  // Some list the way back first.
  return !(isSame(other.to, leg.from) && arrivesOther !== null && arrivesOther <= startOf(leg))
}

/** Nobody leaves two places at one moment. */
function isAtOnce(leg: RideLeg, other: RideLeg): boolean {
  return startOf(leg) === startOf(other) && !isSame(leg.from, other.from)
}

/** The same way once more, on another day and with no way back between them: its places may be those of the row above. */
function isAgain(leg: RideLeg, other: RideLeg): boolean {
  return isSame(leg.from, other.from) && isSame(leg.to, other.to)
}

/** Tickets are sold no longer ahead. */
const MAX_AHEAD = 370

/** Whether a day is further ahead of the mail than tickets are sold: until then something may be valid. */
export const isTooFar = (day: IsoDate, sent: IsoDate | null | undefined) =>
  typeof sent === 'string' && day > addDays(sent, MAX_AHEAD)

/** What stands near times and is neither station nor port: fares, receipts, meals, vehicles, who travels, buttons. */
const NO_STOP = wordsOf(
  "you['’]re|your|enjoy|welcome|thank you|before|after|cancellation|change|manage|view|download|print|add to|tarif|tarief|tariff|fares?|receipt|invoice|tax|taxes|fees?|surcharge|insurance|refund\\p{L}*|non-refundable|baggage|luggage|meals?|passengers?|vessel|vehicle|or similar|one-way|round trip|biglietto|ricevuta|fattura|tasse|navire|nave|buque|quittung|rechnung|gepäck|reisende[rn]?|passagiere?|mahlzeiten|fahrzeug|schiff|fahrpreis|umtausch|oder ähnlich|reçu|facture|bagages?|repas|passagers?|véhicule|ou similaire|billete electrónico|recibo|factura|equipaje|pasajeros?|viajeros?|vehículo|o similar|butaca|camarote|recibo|fatura|bagagem|passageiros?|veículo|viatura|comboio|ou similar|omruilbaar|restitueerbaar|bagage|reizigers?|maaltijden|resenärer|fartyg|måltider|bagage|passagerer|skib|måltid\\p{L}*|matkustajat|laiva|bilet elektroniczny|paragon|faktura|bagaż|pasażer\\p{L}*|statek|zavazadl\\p{L}*|cestující|loď|bagaj|yolcu\\p{L}*|tren$|cena|mb way|reserved|saver|low cost|offerta|jízdní doklad|in karta|plats|\\p{L}+ (?:ferries|railways?|airlines|airways)|変更|お支払|領収",
)
const ALL_DIGITS = /\d{1,2}[:.]\d{2}|\d[.,]\d{2}(?!\d)|[€$£¥₹₩!?]|^[\p{Ll}\d]/u
const MAX_NAME = 80

/** Whether one of both places is none by its looks: a sentence, a button, a price, a part of the ticket. */
export function areNoPlaces({ from, to }: { from: Named; to: Named }): boolean {
  return [from, to].some(isNoStop)
}

function isNoStop({ name, code }: Named): boolean {
  if (code !== null) return false
  return name.length > MAX_NAME || isSentence(name) || ALL_DIGITS.test(name) || NO_STOP.test(name)
}

/** "Power banks may not be checked in." is no place, wherever it stands. */
function isSentence(name: string): boolean {
  return /(?:[가-힣]다\.|。|は)$/u.test(name) || /^(?:\S+ ){5,}\p{Ll}{5,}[.!]$/u.test(name)
}

const MAX_CELL = 120
/** `Sat` and `Mar` are words of other things in some language. */
const MIN_WEEKDAY = 4

/** The days that a text names with another day of the week than they have: the day, the month or the year is wrong. */
export function offDays(lines: readonly string[]): ReadonlySet<IsoDate> {
  const cells = lines.flatMap((line) => line.split('\t')).filter(({ length }) => length <= MAX_CELL)
  return new Set(
    cells.flatMap((cell) => {
      const [day, ...others] = readDates(cell)
      if (day === undefined || others.length > 0) return []
      const words = cell.split(/[^\p{L}\p{M}-]+/u).filter(({ length }) => length >= MIN_WEEKDAY)
      const named = new Set(words.flatMap((word) => [...(weekdayNames(word) ?? [])]))
      return named.size > 0 && !named.has(new Date(`${day}T00:00Z`).getUTCDay()) ? [day] : []
    }),
  )
}

/** A booking without the end whose day is in doubt; null where it begins on such a day, or is a stay until one. */
export function withoutOffDays(booking: ReadBooking, off: ReadonlySet<IsoDate>): ReadBooking | null {
  const { kind, startsAt, endsAt } = booking
  const [begins, ends] = [startsAt, endsAt].map(({ at }) => at !== null && off.has(at.date))
  if (begins || (ends && (kind === 'hotel' || kind === 'car'))) return null
  return ends ? { ...booking, endsAt: { ...endsAt, at: null } } : booking
}
