import {
  type CompensationVerdict,
  composeLetter,
  type DisruptedFlight,
  type LetterTexts,
  letterMessages,
} from '@tripwright/domain/claims/compensation'
import { type Formats, formatsIn } from '#platform/text/use-formats.ts'
import { textOf } from '#platform/text/use-text.ts'
import type { ClaimDetails } from './open-claim.state.ts'

export type LetterInput = {
  details: ClaimDetails
  flight: DisruptedFlight
  verdict: CompensationVerdict
  /** The airports as the traveller typed them, and the flight number. */
  way: { from: string; to: string; number: string }
}

/** The claim as plain text in a language, with brackets around missing details. */
export function writeLetter(texts: LetterTexts, language: string, input: LetterInput): string {
  const { details, flight, verdict, way } = input
  const formats: Formats = formatsIn(language)
  const money = (amount: number, currency: string) =>
    formats.money(amount, currency, { currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' })
  const detailText = (name: 'name' | 'booking' | 'airline' | 'account') =>
    details[name].trim() || textOf(letterMessages, `empty.${name}`)
  const { amount, currency, limit, article, law } = verdict
  const passengers = countOf(details.passengers)
  const each = amount ?? limit?.amount ?? 0
  const letter = composeLetter(texts, {
    name: detailText('name'),
    booking: detailText('booking'),
    airline: detailText('airline'),
    account: detailText('account'),
    from: way.from,
    to: way.to,
    flight: way.number.trim() || textOf(letterMessages, 'empty.flight'),
    date: formats.date(new Date(flight.date), { dateStyle: 'long', timeZone: 'UTC' }),
    amount: money(each, currency),
    total: money(each * passengers, currency),
    passengers,
    law,
    article,
    event: flight.event,
    isShare: amount === null,
    arrivalDelayMinutes: flight.arrivalDelayMinutes,
    noticeDays: flight.noticeDays,
    basis: verdict.due && !verdict.contested ? verdict.basis : '',
  })
  // A mail program may show the narrow spaces of Intl as a box.
  return letter.replace(/[\u00a0\u202f]/g, ' ')
}

/** One to 99 people; anything else is one. */
function countOf(text: string): number {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 1
  return Math.max(1, count)
}
