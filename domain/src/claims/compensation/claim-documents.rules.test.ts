import { describe, expect, it } from 'vitest'
import {
  composeLetter,
  type DeadlineRow,
  type LetterTexts,
  type LetterValues,
  listDeadlines,
  listEvidence,
} from './claim-documents.rules.ts'

const row = (country: string, years: number, endOfYear = false): DeadlineRow => ({
  country,
  years,
  endOfYear,
  isSure: true,
  body: '',
})
const countries = [row('IT', 2), row('DE', 3, true), row('FR', 5), row('GB', 6), row('TR', 2)]

const ROME_LONDON = {
  departureCountry: 'IT',
  arrivalCountry: 'GB',
  carrierCountry: 'DE',
  date: '2024-02-29',
  event: 'delay' as const,
}
const until = (law: Parameters<typeof listDeadlines>[1], part: object = {}) =>
  listDeadlines({ ...ROME_LONDON, ...part }, law, countries).map((one) => [one.place, one.country, one.until])

describe('the last day of a claim', () => {
  it('is of each country whose courts may hear it, each once', () => {
    expect(until('EU261')).toEqual([
      ['departure', 'IT', '2026-02-28'],
      ['carrier', 'DE', '2027-12-31'],
    ])
    expect(until('UK261')).toEqual([['arrival', 'GB', '2030-02-28']])
    expect(until('EU261', { arrivalCountry: 'FR', carrierCountry: 'FR', date: '2026-05-01' })).toEqual([
      ['departure', 'IT', '2028-05-01'],
      ['arrival', 'FR', '2031-05-01'],
    ])
  })

  it('is of the law where the law says it', () => {
    expect(until('APPR', { date: '2026-05-01' })).toEqual([['law', 'CA', '2027-04-30']])
    expect(until('MC99', { date: '2026-05-01' })).toEqual([['law', '', '2028-05-01']])
    expect(until('US-DBC')).toEqual([['law', 'US', null]])
    expect(until('SHY', { departureCountry: 'TR', date: '2026-05-01' })).toEqual([
      ['departure', 'TR', '2028-05-01'],
    ])
  })
})

describe('the evidence', () => {
  it.each([
    ['delay', null, 'EU261', ['booking', 'boarding-pass', 'door-time', 'cause', 'receipts', 'bank']],
    ['cancellation', null, 'EU261', ['booking', 'boarding-pass', 'notice', 'cause', 'receipts', 'bank']],
    ['denied-boarding', null, 'US-DBC', ['booking', 'check-in', 'refusal', 'fare', 'receipts', 'bank']],
  ] as const)('of a %s is only what proves it', (event, reroute, law, expected) => {
    expect(listEvidence({ event, reroute }, law)).toEqual(expected)
  })
})

describe('the letter', () => {
  const english: LetterTexts = {
    subject: 'Claim for compensation: flight {flight} on {date}',
    to: 'To',
    flight: 'Flight',
    date: 'Date',
    booking: 'Booking code',
    from: 'From',
    until: 'To',
    passengers: 'Passengers',
    delay: 'I reached the final destination late by {hours} h {minutes} min.',
    cancellation: 'The flight was cancelled. Days of notice before departure: {days}.',
    denied: 'I was refused boarding against my will, although I was there in time and had a ticket.',
    claim: 'Under {article} ({law}) I claim {amount} for each passenger, in all {total}.',
    share:
      'Under {article} ({law}) I claim the multiple of the fare that it sets for each passenger, at most {amount}.',
    cause: 'The cause you named does not free you from this: {basis}.',
    pay: 'Please pay within 14 days of receiving this letter to this account: {account}',
    proof:
      'If you believe that you owe nothing, tell me the exact cause and send evidence of it: you have to prove it.',
    next: 'If you do not pay or send such an answer, I will go to the office for passenger rights, or to a court.',
    regards: 'Yours faithfully',
    eu: 'Regulation (EC) No 261/2004',
  }
  const facts: LetterValues = {
    airline: 'ITA Airways',
    flight: 'AZ 208',
    date: '1 May 2026',
    booking: 'ABC123',
    name: 'Ada',
    from: 'Rome (FCO)',
    to: 'London (LHR)',
    account: 'IT00',
    amount: 'EUR 250',
    total: 'EUR 500',
    law: 'EU261',
    article: 'Article 7(1)(a), Regulation (EC) No 261/2004',
    event: 'delay',
    arrivalDelayMinutes: 250,
    noticeDays: 0,
    passengers: 2,
    basis: 'Wallentin-Hermann, C-549/07',
    isShare: false,
  }

  it('says who, what, by which article, how much and until when', () => {
    expect(composeLetter(english, facts)).toBe(
      [
        'To: ITA Airways',
        'Claim for compensation: flight AZ 208 on 1 May 2026',
        'Flight: AZ 208\nDate: 1 May 2026\nBooking code: ABC123\nFrom: Rome (FCO)\nTo: London (LHR)\nPassengers: 2',
        'I reached the final destination late by 4 h 10 min.',
        'Under Art. 7(1)(a) (Regulation (EC) No 261/2004) I claim EUR 250 for each passenger, in all EUR 500.',
        'The cause you named does not free you from this: Wallentin-Hermann, C-549/07.',
        'Please pay within 14 days of receiving this letter to this account: IT00',
        'If you believe that you owe nothing, tell me the exact cause and send evidence of it: you have to prove it.',
        'If you do not pay or send such an answer, I will go to the office for passenger rights, or to a court.',
        'Yours faithfully\n\nAda',
      ].join('\n\n'),
    )
  })
})
