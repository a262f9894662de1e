import { addDays, type IsoDate } from '../../base/dates.ts'
import type { DisruptedFlight, DisruptionKind, PassengerLaw } from './flight.rules.ts'

/** What a traveller should have at hand for a claim. */
export const EVIDENCE_KINDS = [
  ...([
    'booking',
    'boarding-pass',
    'door-time',
    'notice',
    'reroute',
    'check-in',
    'refusal',
    'cause',
    'fare',
  ] as const),
  ...(['receipts', 'bank'] as const),
] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** The papers that prove this claim, in the order of looking for them; none that proves nothing here. */
export function listEvidence(
  flight: Pick<DisruptedFlight, 'event' | 'reroute'>,
  law: PassengerLaw,
): EvidenceKind[] {
  const { event, reroute } = flight
  const isAsked: Record<EvidenceKind, boolean> = {
    booking: true,
    bank: true,
    receipts: true,
    cause: event !== 'denied-boarding',
    'boarding-pass': event !== 'denied-boarding',
    // Late is when a door opens, not when the wheels touch (Germanwings, C-452/13).
    'door-time': event === 'delay' || reroute !== null,
    notice: event === 'cancellation',
    reroute: reroute !== null,
    'check-in': event === 'denied-boarding',
    refusal: event === 'denied-boarding',
    fare: law === 'US-DBC',
  }
  return EVIDENCE_KINDS.filter((one) => isAsked[one])
}

/** A country's time limit for a claim in court, and its enforcement body (data/claims/deadlines.json). */
export type DeadlineRow = {
  country: string
  years: number
  endOfYear: boolean
  isSure: boolean
  body: string
}
/** `until` is the last day; null where we know no term. `place` says why this country: the flight left, arrived, or the carrier lives there. */
export type Deadline = {
  place: 'departure' | 'arrival' | 'carrier' | 'law'
  country: string
  until: IsoDate | null
  isSure: boolean
  body: string
}

type FlightRoute = Pick<
  DisruptedFlight,
  'departureCountry' | 'arrivalCountry' | 'carrierCountry' | 'date' | 'event'
>

/** The last days for a claim: by the law itself, or by each country whose courts may hear it (Rehder, C-204/08). */
export function listDeadlines(
  flight: FlightRoute,
  law: PassengerLaw,
  rows: readonly DeadlineRow[],
): Deadline[] {
  const { date } = flight
  const ofLaw = (country: string, until: IsoDate | null, isSure: boolean, body: string) => [
    { place: 'law' as const, country, until, isSure, body },
  ]
  // Section 19(3): in writing to the carrier before the first anniversary.
  if (law === 'APPR')
    return ofLaw('CA', addDays(addYears(date, 1), -1), true, 'Canadian Transportation Agency')
  if (law === 'MC99') return ofLaw('', addYears(date, 2), true, '')
  // Paid at the airport on the day (14 CFR 250.8); courts differ by state.
  if (law === 'US-DBC') return ofLaw('US', null, false, 'U.S. Department of Transportation')
  if (law === 'ANAC400') return ofLaw('BR', addYears(date, 2), false, 'ANAC; consumidor.gov.br')
  const places = [
    ['departure', flight.departureCountry],
    ['arrival', flight.arrivalCountry],
    ['carrier', flight.carrierCountry],
  ] as const
  const deadlines = places.flatMap(([place, country]): Deadline[] => {
    const row = rows.find((one) => one.country === country)
    if (!row || !hasJurisdiction(law, country)) return []
    const last = addYears(date, row.years)
    const until = row.endOfYear ? `${last.slice(0, 4)}-12-31` : last
    return [{ place, country, until, isSure: row.isSure, body: row.body }]
  })
  return deadlines.filter(
    ({ country }, index) => deadlines.findIndex((one) => one.country === country) === index,
  )
}

function hasJurisdiction(law: PassengerLaw, country: string): boolean {
  if (law === 'SHY') return country === 'TR'
  return law === 'UK261' ? country === 'GB' : country !== 'GB' && country !== 'TR'
}

/** The same day some years on; 29 February becomes the 28th. */
function addYears(date: IsoDate, years: number): IsoDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0')
  const isLeapDay = date.endsWith('-02-29') && !isLeap(Number(year))
  return `${year}${isLeapDay ? '-02-28' : date.slice(4)}`
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The keys of a claim letter in one language (data/claims/letters.json). */
export const LETTER_KEYS = [
  ...(['subject', 'to', 'flight', 'date', 'booking', 'from', 'until', 'passengers', 'delay'] as const),
  ...([
    'cancellation',
    'denied',
    'claim',
    'share',
    'cause',
    'pay',
    'proof',
    'next',
    'regards',
    'eu',
  ] as const),
] as const
export type LetterTexts = Record<(typeof LETTER_KEYS)[number], string>

type LetterField =
  | 'airline'
  | 'flight'
  | 'date'
  | 'booking'
  | 'from'
  | 'to'
  | 'name'
  | 'account'
  | 'amount'
  | 'total'
/** All that a letter says, each as it is written in its language; `basis` is the judgment on the cause, or empty. */
export type LetterValues = Record<LetterField, string> & {
  law: PassengerLaw
  /** As the verdict has it: `Article 7(1)(a), Regulation (EC) No 261/2004`. */
  article: string
  event: DisruptionKind
  arrivalDelayMinutes: number
  noticeDays: number
  passengers: number
  basis: string
  /** The sum depends on a fare that was not entered: `amount` is the maximum. */
  isShare: boolean
}

/** The claim as plain text: passenger, flight, event, amount by article, and the next step. */
export function composeLetter(texts: LetterTexts, facts: LetterValues): string {
  const { event, arrivalDelayMinutes, noticeDays, passengers, basis } = facts
  const hours = Math.floor(arrivalDelayMinutes / 60)
  const provision = shortArticle(facts.article)
  const values = {
    flight: facts.flight,
    date: facts.date,
    amount: facts.amount,
    total: facts.total,
    basis,
    hours,
    minutes: arrivalDelayMinutes % 60,
    days: noticeDays,
    account: facts.account,
    article: provision,
    law: lawName(texts, facts.law),
  }
  const answers = new Map<string, string | number>(Object.entries(values))
  const say = (key: keyof LetterTexts) =>
    texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(answers.get(name) ?? ''))
  const rows = [
    [texts.flight, facts.flight],
    [texts.date, facts.date],
    [texts.booking, facts.booking],
    [texts.from, facts.from],
    [texts.until, facts.to],
    [texts.passengers, String(passengers)],
  ].map(([label, value]) => `${label}: ${value}`)
  const paragraphs = [
    `${texts.to}: ${facts.airline}`,
    say('subject'),
    rows.join('\n'),
    say(event === 'denied-boarding' ? 'denied' : event),
    say(facts.isShare ? 'share' : 'claim'),
    basis === '' ? '' : say('cause'),
    say('pay'),
    say('proof'),
    say('next'),
    `${texts.regards}\n\n${facts.name}`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** `Article 7(1)(a), Regulation …` in the short form that every language reads: `Art. 7(1)(a)`. */
function shortArticle(article: string): string {
  const [provision = ''] = article.split(', ')
  return provision.replace(/^Articles? /, 'Art. ').replace(/^Sections? /, '§ ')
}

function lawName(texts: LetterTexts, law: PassengerLaw): string {
  const names: Record<PassengerLaw, string> = {
    EU261: texts.eu,
    UK261: `UK261, ${texts.eu}`,
    APPR: 'APPR, SOR/2019-150',
    SHY: 'SHY-YOLCU',
    'US-DBC': '14 CFR Part 250',
    ANAC400: 'Resolução ANAC 400/2016',
    MC99: 'Montréal 1999',
  }
  return names[law]
}

/** The language in which airlines of a country read letters, where we have one; English else. */
export function languageOfAirline(country: string): string {
  return AIRLINE_LANGUAGES.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? 'en'
}

const AIRLINE_LANGUAGES: readonly (readonly [language: string, countries: string])[] = [
  ...([
    ['de', 'DE AT CH LI'],
    ['fr', 'FR GP MQ RE GF PF MA DZ TN MC LU BE'],
    ['it', 'IT SM'],
  ] as const),
  ...([
    ['es', 'ES MX AR CL CO PE PA UY EC'],
    ['pt', 'PT BR AO CV MZ'],
    ['nl', 'NL'],
    ['pl', 'PL'],
  ] as const),
  ...([
    ['tr', 'TR'],
    ['sv', 'SE'],
    ['da', 'DK'],
    ['nb', 'NO'],
    ['fi', 'FI'],
    ['el', 'GR CY'],
  ] as const),
  ...([
    ['ro', 'RO MD'],
    ['cs', 'CZ'],
    ['hu', 'HU'],
    ['zh', 'CN TW HK'],
    ['ja', 'JP'],
  ] as const),
  ['ar', 'AE SA QA KW BH OM EG JO LB LY'],
]
