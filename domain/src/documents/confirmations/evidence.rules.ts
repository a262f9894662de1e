import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  CAR_WORDS,
  isNamedTrain,
  KIND_WORDS,
  originOf,
  type Piece,
  rideNumber,
  SELLERS,
  type Seller,
  SPOKEN_WORDS,
  STAY_WORDS,
  TABLE_WORDS,
  TICKET_WORDS,
  wordsOf,
} from '../booking-words/index.ts'
import { LABELS } from './labels.data.ts'

/** The words of a confirmation with what is known of them. */
export type Confirmation = {
  pieces: readonly Piece[]
  lines: readonly string[]
  subject: string
  sender: string
  seller: Seller | null
}

/** `6-persoonsbungalow`: a kind of house or room, by how many sleep in it. */
export const FOR_PEOPLE = /^\d{1,2}[\s-]?p(?:er|ers)\p{L}+/iu

export function timeOrigins(begins: readonly string[], ends: readonly string[]) {
  return [
    originOf('startsAt.time', 'text', begins.join(' ')),
    originOf('endsAt.time', 'text', ends.join(' ')),
  ]
}

const MORE_WORDS: Partial<Record<BookingKind, string>> = {
  train: `|${KIND_WORDS.train}`,
  bus: `|${KIND_WORDS.bus}`,
  ferry: `|${KIND_WORDS.ferry}`,
  hotel: `|${STAY_WORDS}|${LABELS.house}`,
  car: `|${CAR_WORDS}`,
}
const KINDS = (Object.keys(SPOKEN_WORDS) as BookingKind[]).map(
  (kind) => [kind, wordsOf(`${SPOKEN_WORDS[kind]}${MORE_WORDS[kind] ?? ''}`)] as const,
)
const escaped = (name: string) => name.replace(/[.*+?()[\]]/g, '\\$&')
const whole = (names: string) => `(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d]|-\\d)`
/** The longest names first: `Condor Ferries` is no airline. */
const NAMES = [...SELLERS]
  .sort((one, other) => other.name.length - one.name.length)
  .map((seller) => ({ seller, lower: seller.name.toLowerCase(), upper: seller.name.toUpperCase() }))
type SellerName = (typeof NAMES)[number]

/** Whether a sender has the name as a word of its own. Patterns take time to compile: only those of names that are there are. */
function isInSender({ seller: { name }, lower }: SellerName, sender: string): boolean {
  if (!sender.toLowerCase().includes(lower)) return false
  return /^[A-Z]{2,4}$/.test(name)
    ? new RegExp(`${whole(name)}|(?<=[@.])${lower}(?=\\.[a-z]{2,})`, 'u').test(sender)
    : new RegExp(whole(escaped(name)), 'iu').test(sender)
}

/** In words only as it is written: `votre avis` is no hirer of cars. */
function isInWords({ seller: { name }, upper }: SellerName, line: string): boolean {
  if (!line.includes(name) && !line.includes(upper)) return false
  // A station is called so too: `Gare SNCF`.
  return new RegExp(
    `(?<!(?:[Gg]are|Bahnhof|[Ss]tation) )${whole(`${escaped(name)}|${escaped(upper)}`)}`,
    'u',
  ).test(line)
}

/** Of what a sender calls itself, in its name or its address: `Iarnród Éireann <no-reply@irishrail.example>`. */
const SENDER_WORDS: [BookingKind, RegExp][] = [
  [
    'flight',
    /airlines?|airways|aviation|flights?|(?<!\p{L})(?:air|fly)(?!\p{L})|^(?:air|fly)|(?<=@)(?:air|fly)/iu,
  ],
  [
    'train',
    /rail|railways?|trains?|bahn|zug(?!\p{L})|ferrovi|trenes|tren(?!\p{L})|(?:tåg|tog)(?:et)?(?!\p{L})|kolej|sleeper/iu,
  ],
  [
    'bus',
    /(?<!\p{L})(?:bus|buses|coach|coaches)|bus(?!\p{L}|iness)|autobus|autobuses|(?:coach|bus) ?lines?/iu,
  ],
  [
    'ferry',
    /ferry|ferries|fähre|färj|færge|seaways|seacat|traghett|navier|fast ?cat|overfart|(?:hav|bornholms|mols)linjen/iu,
  ],
  [
    'car',
    /rent[ -]?a[ -]?car|car ?(?:hire|rental)|cars?(?!\p{L})|rentals?(?!\p{L})|autovermiet|autonoleggio|campervan/iu,
  ],
  [
    'hotel',
    /hotel|hôtel|(?<!\p{L})inn(?!\p{L})|hostel|guest ?house|lodge|resort|b&b|(?<!\p{L})bnb|apartments?|suites|palace|gîtes?|pension|gasthof|agroturyst|parador|ryokan|chalet|cottages?/iu,
  ],
  [
    'restaurant',
    /restaura|ristorante|trattoria|osteria|bistro|brasserie|wirtshaus|taverna|(?<!\p{L})(?:grill|kitchen|café)(?!\p{L})/iu,
  ],
]
const FROM_NAME = 3

/** Words that count where no others tell what it is: there are tickets of all kinds. */
const [TABLE, TICKETS] = [wordsOf(TABLE_WORDS), wordsOf(TICKET_WORDS)]
const FROM_SENDER = 8
const FROM_WORDS = 3
const MOST_WORDS = 5
const FROM_NUMBERS = 4

/** Who sold it, as the sender or else the words name it: the seller that is named first. */
export function sellerIn(
  sender: string,
  lines: readonly string[],
): { seller: Seller; isSender: boolean } | null {
  const sent = NAMES.find((one) => isInSender(one, sender))
  if (sent) return { seller: sent.seller, isSender: true }
  for (const line of lines.slice(0, 12)) {
    const named = line.length <= 200 ? NAMES.find((one) => isInWords(one, line)) : undefined
    if (named) return { seller: named.seller, isSender: false }
  }
  return null
}

/** The kinds that a text may be of, the likeliest first: by its seller and by the words that it uses. */
export function likelyKinds(
  sender: string,
  lines: readonly string[],
  pieces: readonly Piece[],
): BookingKind[] {
  const found = sellerIn(sender, lines)
  const airports = new Set(pieces.flatMap(({ names }) => names.flatMap(({ code }) => code ?? [])))
  const trains = pieces.some(({ text }) => isNamedTrain(text))
  // Whoever sells it, between airports with the number of a flight one flies.
  const isNumbered = airports.size >= 2 && pieces.some(({ text }) => rideNumber('flight', text) !== null)
  const flown = isNumbered ? FROM_NUMBERS * 2 : airports.size >= 2 ? FROM_NUMBERS : 0
  const scores = KINDS.map(([kind, words]) => {
    const spoken = lines.filter((line) => line.length <= 300 && words.test(line)).length
    const calls = SENDER_WORDS.some(([one, words]) => one === kind && words.test(sender)) ? FROM_NAME : 0
    const sold = found?.seller.kind === kind ? (found.isSender ? FROM_SENDER : FROM_WORDS) : 0
    return {
      kind,
      score:
        Math.min(spoken, MOST_WORDS) +
        Math.max(sold, calls) +
        (kind === 'flight' ? flown : 0) +
        (kind === 'train' && trains ? FROM_NUMBERS : 0),
    }
  })
  const likely = scores.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  const [top] = likely
  // What is told far less than another is a part of that one, or an advertisement.
  if (top) return likely.filter(({ score }) => score * 2 >= top.score).map(({ kind }) => kind)
  const has = (words: RegExp) => lines.some((line) => line.length <= 300 && words.test(line))
  return has(TABLE) ? ['restaurant'] : has(TICKETS) ? ['event'] : []
}
