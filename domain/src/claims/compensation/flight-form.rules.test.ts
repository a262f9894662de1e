import { describe, expect, it } from 'vitest'
import type { Airport } from '../../booking/flights/index.ts'
import {
  EMPTY_FLIGHT_FORM,
  type FlightFormContext,
  type FlightFormState,
  parseFlightForm,
} from './flight-form.rules.ts'

const AIRPORTS: Airport[] = [
  {
    iata: 'FCO',
    city: 'Rome',
    name: 'Fiumicino',
    country: 'IT',
    zone: 'Europe/Rome',
    lat: 41.8003,
    lon: 12.2389,
  },
  {
    iata: 'LHR',
    city: 'London',
    name: 'Heathrow',
    country: 'GB',
    zone: 'Europe/London',
    lat: 51.47,
    lon: -0.4543,
  },
]
const LATE: Partial<FlightFormState> = {
  departure: 'Rome Fiumicino (FCO)',
  arrival: 'lhr',
  carrier: 'GB',
  date: '2026-05-01',
  hours: '3',
}
const TEGEL = {
  iata: 'TXL',
  city: 'Berlin',
  name: 'Tegel',
  country: 'DE',
  zone: 'Europe/Berlin',
  lat: 52.5597,
  lon: 13.2877,
  until: '2020-11-08',
}
const WORLD: FlightFormContext = {
  airports: AIRPORTS,
  closed: [TEGEL],
  today: '2026-05-01',
  airlines: [['LH', 'DE', 'Lufthansa']],
}
const read = (part: Partial<FlightFormState>) => parseFlightForm({ ...EMPTY_FLIGHT_FORM, ...part }, WORLD)

describe('the form of a flight', () => {
  it('is a flight once all that matters is said', () => {
    expect(read(LATE).flight).toMatchObject({
      departureCountry: 'IT',
      arrivalCountry: 'GB',
      event: 'delay',
      arrivalDelayMinutes: 180,
      noticeDays: 0,
      reroute: null,
      extraordinary: false,
      fareUsCents: null,
      isLargeCarrier: true,
    })
    expect(read(LATE).flight?.km).toBeCloseTo(1443, 0)
    expect(read(LATE).missing).toEqual([])
  })

  it.each<[Partial<FlightFormState>, string[]]>([
    [{}, ['problem.airport', 'problem.carrier', 'problem.date', 'problem.delay']],
    [{ ...LATE, hours: '' }, ['problem.delay']],
    [{ ...LATE, hours: '-3' }, ['problem.delay']],
    [{ ...LATE, date: '2026-02-30' }, ['problem.date']],
    [{ ...LATE, arrival: 'Nowhere' }, ['problem.airport']],
    [{ ...LATE, arrival: 'FCO' }, ['problem.same']],
    [{ ...LATE, date: '2026-05-02' }, ['problem.future']],
    [{ ...LATE, departure: 'Tegel', date: '2020-11-09' }, ['problem.closed']],
    [{ ...LATE, arrival: 'Nowhere', arrivalCountry: 'IS' }, ['problem.distance']],
    [{ ...LATE, event: 'cancellation' }, ['problem.notice']],
    [{ ...LATE, event: 'cancellation', notice: '3', rerouted: 'yes' }, ['problem.reroute']],
    [
      {
        ...LATE,
        departure: 'Nowhere',
        departureCountry: 'US',
        band: 'long',
        event: 'denied-boarding',
        fare: 'much',
      },
      ['problem.fare'],
    ],
  ])('of %j misses %j', (part, missing) => {
    expect(read(part)).toMatchObject({ flight: null, missing })
  })

  it('takes a band of distance for an airport that nobody knows', () => {
    const found = read({ ...LATE, arrival: 'Nowhere', arrivalCountry: 'IS', band: 'medium' })
    expect(found.flight).toMatchObject({ arrivalCountry: 'IS', km: 2500 })
    expect(found.arrival).toBeNull()
  })

  it('leaves aside what was said and is asked no more', () => {
    const fields = {
      ...LATE,
      event: 'cancellation',
      notice: '20',
      rerouted: 'yes',
      later: 'x',
      cause: 'weather',
    }
    expect(read(fields).flight).toMatchObject({ noticeDays: 20, reroute: null, cause: null })
  })

  it('reads hours in Arabic digits, and no halves of them', () => {
    expect(read({ ...LATE, hours: '٣', minutes: '٣٠' }).flight?.arrivalDelayMinutes).toBe(210)
    expect(read({ ...LATE, hours: '3.5' }).missing).toContain('problem.delay')
  })

  it('knows the country of the airline by the flight number, unless another one flew', () => {
    const flown = { ...LATE, carrier: '', flight: 'lh 400' }
    expect(read(flown)).toMatchObject({ carrier: 'DE', airline: ['LH', 'DE', 'Lufthansa'] })
    expect(read(flown).flight?.carrierCountry).toBe('DE')
    expect(read({ ...flown, carrier: 'GB' }).flight?.carrierCountry).toBe('GB')
    expect(read({ ...flown, flight: 'LHR 400' }).missing).toEqual(['problem.carrier'])
  })

  it('measures from an airport that has closed since, by its code or its name', () => {
    for (const departure of ['TXL', 'Tegel', 'Berlin Tegel (TXL)'])
      expect(read({ ...LATE, departure, date: '2020-11-08' }).flight).toMatchObject({
        departureCountry: 'DE',
      })
  })

  it('keeps the cause that the airline gave', () => {
    expect(read({ ...LATE, cause: 'technical' }).flight).toMatchObject({
      cause: 'technical',
      extraordinary: false,
    })
    expect(read({ ...LATE, cause: 'other' }).flight).toMatchObject({ cause: null, extraordinary: true })
    expect(read({ ...LATE, cause: 'nonsense' }).flight).toMatchObject({ cause: null, extraordinary: false })
  })
})
