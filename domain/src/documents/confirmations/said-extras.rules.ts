import type { Money } from '../../base/money.ts'
import { amountsIn } from '../../base/written-amounts.ts'
import type { BookingKind } from '../../trip/itinerary/index.ts'
import { cleanText, type FieldOrigin, labelOf, originOf, type ReadBooking } from '../booking-words/index.ts'

/** What a text says once of what it confirms, beside when and where. */
type Said<Value> = { value: Value; text: string }

/**
 * The bookings with what their text says of seats, people and the price: where it leaves no doubt whose they are. The seat
 * and the price are those of a text with one booking alone; people go along on all its ways.
 */
export function withExtras(bookings: readonly ReadBooking[], lines: readonly string[]): ReadBooking[] {
  const cells = lines.filter(({ length }) => length <= MAX_LINE).map((line) => line.split('\t'))
  const people = peopleIn(cells)
  const isOne = bookings.length === 1
  const cost = isOne ? totalIn(cells) : null
  // With more times there may be another way, which was not read.
  const seat = isOne && timesIn(lines) <= MAX_TIMES ? seatIn(cells) : null
  return bookings.map((booking) => {
    // A seat of a train is one with its coach, and one of a hall with its row.
    const own = seat && WITH_SEATS[booking.kind]?.test(seat.value) ? seat : null
    const origins: FieldOrigin[] = [
      ...(people ? [originOf('people', 'text', people.text)] : []),
      ...(cost ? [originOf('cost', 'text', cost.text)] : []),
      ...(own ? [originOf('seat', 'text', own.text)] : []),
    ]
    return {
      ...(people && { people: people.value }),
      ...(cost && { cost: cost.value }),
      ...(own && { seat: own.value }),
      ...booking,
      origins: [...booking.origins, ...origins],
    }
  })
}

const MAX_LINE = 200
/** Of a departure, an arrival, and a gate or a counter. */
const MAX_TIMES = 3

function timesIn(lines: readonly string[]): number {
  return new Set(
    lines.flatMap((line) => line.slice(0, MAX_LINE).match(/(?<![\d:.,])\d{1,2}[:h]\d{2}(?!\d)/g) ?? []),
  ).size
}
const WITH_SEATS: Partial<Record<BookingKind, RegExp>> = {
  flight: /^\d{1,2}[A-K]$/i,
  train: /^\S+ \S+$/,
  bus: /^\S+(?: \S+)?$/,
}

type Row = readonly string[]

/** What stands behind a label in its cell, with `isSigned` behind its colon, or in the next one. */
function labelled(rows: readonly Row[], label: RegExp, isSigned = false): Said<string>[] {
  return rows.flatMap((row) => row.flatMap((_, at) => behind(row, at, label, isSigned) ?? []))
}

function behind(row: Row, at: number, label: RegExp, isSigned: boolean): Said<string> | null {
  const cell = row[at] ?? ''
  const found = label.exec(cell)
  if (!found) return null
  const { sign = '', rest = '' } = found.groups ?? {}
  if (rest.trim() !== '') return isSigned && !/[:\t]/.test(sign) ? null : { value: rest.trim(), text: cell }
  const next = row.length === 2 ? (row[at + 1] ?? '') : ''
  return next === '' ? null : { value: next, text: `${cell} ${next}` }
}

/** The one value of several texts; null where they differ. */
function only<Value>(found: readonly Said<Value>[]): Said<Value> | null {
  const [first] = found
  const isSure = new Set(found.map(({ value }) => JSON.stringify(value))).size === 1
  return first && isSure ? first : null
}

const TOTAL = labelOf(
  'total|total (?:paid|price|amount|cost|charged|fare|payment)|total price paid|total for your stay|amount (?:paid|charged)|grand total|gesamt|gesamt(?:preis|betrag|summe)|gesamtpreis inkl\\. mwst\\.?|summe|zahlbetrag|rechnungsbetrag|total (?:payé|ttc|général|réglé|pagado|pago)|montant (?:total|payé|réglé)|montant total ttc|prix total|importe|importe (?:total|pagado)|precio total|totale|totale (?:pagato|complessivo)|importo (?:totale|pagato)|prezzo totale|valor (?:total|pago)|preço total|totaal|totaal(?:bedrag|prijs)|totaal betaald|łącznie|razem|suma|cena (?:celkem|całkowita|łączna)|celkem|celková cena|totalt|summa|totalpris|samlet pris|i alt|yhteensä|összesen|végösszeg|toplam|toplam tutar|σύνολο|итого|всего|合計|合計金額|支払総額|お支払金額|お支払い金額|총액|총 결제 금액|총 결제금액|결제 금액|결제금액|总价|总额|合计|支付金额|订单金额',
)

/** The one sum that a text calls its total. */
function totalIn(cells: readonly Row[]): Said<Money> | null {
  const found = labelled(cells, TOTAL).flatMap(({ value, text }): Said<Money>[] => {
    const [cost, ...others] = amountsIn(value)
    return cost && others.length === 0 && cost.amount > 0 ? [{ value: cost, text }] : []
  })
  return only(found)
}

const SEAT_WORDS =
  'seats?|sitz(?:platz)?|platz|siège|place|asiento|plaza|posto|lugar|assento|stoel|zitplaats|miejsce|plats|sæde|plass|paikka|sedadlo|místo|koltuk(?: no)?|θέση|место|座席|좌석|座位'
const COACH_WORDS =
  'coach|carriage|wagen|wagon|voiture|coche|carrozza|carruagem|rijtuig|vagn|vogn|vaunu|vůz|vagon|βαγόνι|вагон'
const SEAT = new RegExp(
  `(?:(?<!\\p{L})(?:${COACH_WORDS})\\s?(?:n[°º.]|no\\.?|nr\\.?)?[\\s:]{1,2}(?<coach>[A-Z]|\\d{1,3})[\\s,·/|-]{1,4})?(?<!\\p{L})(?:${SEAT_WORDS})\\s?(?:n[°º.]|no\\.?|nr\\.?|number)?[\\s:]{1,2}(?<seat>\\d{1,3}[A-K]?)(?![\\p{L}\\d]|[.,:]\\d|[\\s,]+\\d{1,3}[A-K]?(?![\\p{L}\\d]))`,
  'giu',
)

/** The one seat of a text, with its coach where that stands before it. */
function seatIn(cells: readonly Row[]): Said<string> | null {
  const found = cells.flatMap((row) =>
    [...row.join(' · ').matchAll(SEAT)].flatMap(({ groups, 0: text }): Said<string>[] => {
      const { coach, seat = '' } = groups ?? {}
      return /\d/.test(seat) ? [{ value: [coach, seat].filter(Boolean).join(' '), text }] : []
    }),
  )
  return only(found)
}

const PERSON_LABEL = labelOf(
  'passengers?|passenger name|passenger names|lead passenger|travell?ers?|travell?er name|lead travell?er|guests?|guest names?|lead guest|main guest|drivers?|driver name|main driver|reisender?|reisende|fahrgast|passagiere?|gast|gastname|gäste|fahrer|fahrerin|voyageurs?|passagers?|conducteur|viajeros?|pasajeros?|huésped|huéspedes|titular|conductor|passegger[oi]|viaggiator[ei]|ospite|ospiti|conducente|passageiros?|hóspedes?|condutor|reizigers?|hoofdboeker|bestuurder|pasażer|pasażerowie|podróżny|gość|goście|kierowca|cestující|řidič|host|resenär|resenärer|passagerare|gäst|passagerer|gæst|gæster|rejsende|passasjer|passasjerer|gjest|gjester|matkustaja|matkustajat|utas|utasok|vendég|călător|pasager|oaspete|yolcu|yolcular|misafir|επιβάτης|επιβάτες|επισκέπτης|пассажир|пассажиры|гость|гости|搭乗者|搭乗者名|お客様名|宿泊者|宿泊者名|代表者名|승객|승객명|탑승객|투숙객|예약자|예약자명|乘客|旅客|入住人|住客',
)
const NAME =
  /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$|^[\p{Script=Han}\p{Script=Hangul}]{2,4}(?:\s[\p{Script=Han}]{1,3})?$/u
const TITLE =
  /^(?:mrs?|ms|miss|mx|dr|prof|herrn?|frau|m|mme|mlle|sr|sra|sig|sig\.ra|dhr|mevr|pan|pani)\.?\s+|\s*\((?:adult|child|erwachsene[rn]?|adulte?|adulto)\)$|\s(?:様|さま|님)$/giu

/** The people that a text names as those who travel, stay or drive; null where one of them may be none. */
function peopleIn(cells: readonly Row[]): Said<string[]> | null {
  const found = labelled(cells, PERSON_LABEL, true).flatMap(({ value, text }): Said<string[]>[] => {
    const names = value.split(/\s*(?:[,;&/]|\s(?:and|und|et|y|e|en|i|og|och|ja|a)\s)\s*/u).map(personIn)
    const all = names.filter((name) => name !== null)
    return all.length === names.length && all.length > 0 ? [{ value: all, text }] : []
  })
  return only(found)
}

function personIn(text: string): string | null {
  const name = cleanText(text.replace(TITLE, '').replace(TITLE, ''), 120)
  if (!NAME.test(name)) return null
  const isLoud = name === name.toUpperCase() && /\p{Lu}/u.test(name)
  return isLoud ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (one) => one.toUpperCase()) : name
}
