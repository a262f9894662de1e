import { describe, expect, it } from 'vitest'
import { checkFlightSearch, type FlightSearch, flightSearchUrl } from './flight-search.rules.ts'
import { flightsMessages } from './flights.messages.ts'

const TODAY = '2026-11-21'
const RIGHT: FlightSearch = {
  origin: 'Rome Fiumicino (FCO)',
  destination: 'London Heathrow (LHR)',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  adults: 1,
  children: 0,
  infantsOnLap: 0,
  infantsInSeat: 0,
  travelClass: 'economy',
}

describe('a flight search', () => {
  it.each<[Partial<FlightSearch>, string[]]>([
    [{}, []],
    [{ origin: '  ' }, ['Origin airport is required']],
    [{ destination: '' }, ['Destination airport is required']],
    [{ departureDate: '', returnDate: '' }, ['Departure date is required']],
    [{ departureDate: '2026-02-30' }, ['Departure date is required']],
    [{ departureDate: '2026-11-20' }, ['Departure date cannot be in the past']],
    [{ departureDate: TODAY }, []],
    [{ returnDate: '' }, []],
    [{ returnDate: '2026-12-01' }, ['Return date must be after departure date']],
    [{ returnDate: '2026-11-30' }, ['Return date must be after departure date']],
    [{ returnDate: 'soon' }, ['Return date must be after departure date']],
    [{ adults: 0 }, ['Number of adults must be between 1 and 9']],
    [{ adults: 10 }, ['Number of adults must be between 1 and 9', 'Total passengers cannot exceed 9']],
    [{ adults: 1.5 }, ['Number of adults must be between 1 and 9']],
    [{ adults: 9 }, []],
    [{ children: 8 }, []],
    [{ children: 9 }, ['Number of children must be between 0 and 8', 'Total passengers cannot exceed 9']],
    [{ infantsOnLap: 3 }, ['Number of infants on lap must be between 0 and 2']],
    [{ infantsInSeat: 3 }, ['Number of infants in seat must be between 0 and 2']],
    [{ adults: 5, children: 2, infantsOnLap: 2 }, []],
    [{ adults: 5, children: 2, infantsOnLap: 2, infantsInSeat: 1 }, ['Total passengers cannot exceed 9']],
  ])('with %j is told %j', (part, expected) => {
    const issues = checkFlightSearch({ ...RIGHT, ...part }, TODAY)
    expect(issues.map(({ key }) => flightsMessages.texts[key])).toEqual(expected)
  })
})

describe("the partner's page", () => {
  it('is the one of decisions.md for a way out and back', () => {
    expect(decodeURIComponent(flightSearchUrl('www.expedia.com', RIGHT))).toBe(
      'https://www.expedia.com/Flights-Search?leg1=from:Rome Fiumicino (FCO),to:London Heathrow (LHR),departure:12/1/2026TANYT&leg2=from:London Heathrow (LHR),to:Rome Fiumicino (FCO),departure:12/8/2026TANYT&passengers=adults:1,children:0,infantinlap:N&options=carrier:,cabinclass:economy,maxhops:1&trip=roundtrip&mode=search',
    )
  })

  it('has no second leg for one way, and says who comes along', () => {
    const party = { returnDate: '', adults: 2, children: 1, infantsOnLap: 1, infantsInSeat: 1 }
    const address = decodeURIComponent(
      flightSearchUrl('www.expedia.com', { ...RIGHT, ...party, travelClass: 'business' }),
    )
    expect(address).not.toContain('leg2')
    expect(address).toContain('&passengers=adults:2,children:2,infantinlap:Y&')
    expect(address).toContain('&options=carrier:,cabinclass:business,maxhops:1&trip=oneway&')
  })

  it('cannot be led elsewhere by what was typed', () => {
    const address = flightSearchUrl('www.expedia.com', {
      ...RIGHT,
      origin: 'x&mode=evil#@evil.example/\r\nA: b',
    })
    expect(address).toMatch(
      /^https:\/\/www\.expedia\.com\/Flights-Search\?leg1=from%3Ax%26mode%3Devil%23%40evil/,
    )
    expect(address.match(/[?&]mode=/g)).toHaveLength(1)
    expect(address).not.toMatch(/[\r\n ]/)
  })
})
