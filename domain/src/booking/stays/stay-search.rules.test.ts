import { describe, expect, it } from 'vitest'
import { checkStaySearch, homesSearchUrl, hotelSearchUrl, type StaySearch } from './stay-search.rules.ts'
import { FIRST_CITIES, HOTELS, MORE_CITIES } from './stays.data.ts'
import { staysMessages } from './stays.messages.ts'
import { findCities, findHotels } from './suggestions.rules.ts'

const RIGHT: StaySearch = {
  destination: 'Rome',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-04',
  adults: 2,
  rooms: 1,
  coordinates: '',
  regionId: '',
}

describe('a search for stays', () => {
  it.each<[Partial<StaySearch>, string[]]>([
    [{}, []],
    [{ destination: ' ' }, ['Destination is required']],
    [{ checkInDate: '' }, ['Check-in date is required']],
    [{ checkOutDate: '' }, ['Check-out date is required']],
    [{ checkInDate: '2026-11-20' }, ['Check-in date cannot be in the past']],
    [{ checkInDate: '2026-11-21' }, []],
    [{ checkOutDate: '2026-12-01' }, ['Check-out date must be after check-in date']],
    [{ checkOutDate: '2026-11-30' }, ['Check-out date must be after check-in date']],
    [{ adults: 0 }, ['Number of adults must be between 1 and 20']],
    [{ adults: 20 }, []],
    [{ adults: 21 }, ['Number of adults must be between 1 and 20']],
    [{ adults: 2.5 }, ['Number of adults must be between 1 and 20']],
    [{ rooms: 0 }, ['Number of rooms must be between 1 and 8']],
    [{ rooms: 8 }, []],
    [{ rooms: 9 }, ['Number of rooms must be between 1 and 8']],
  ])('with %j is told %j', (part, expected) => {
    const issues = checkStaySearch({ ...RIGHT, ...part }, '2026-11-21')
    expect(issues.map(({ key }) => staysMessages.texts[key])).toEqual(expected)
  })
})

describe("the partners' pages", () => {
  it('for hotels are the one of decisions.md, with position and region when they are known', () => {
    expect(hotelSearchUrl('www.expedia.com', RIGHT)).toBe(
      'https://www.expedia.com/Hotel-Search?destination=Rome&d1=2026-12-01&startDate=2026-12-01&d2=2026-12-04&endDate=2026-12-04&adults=2&rooms=1&sort=RECOMMENDED',
    )
    const url = hotelSearchUrl('www.expedia.com', { ...RIGHT, coordinates: '41.9,12.5', regionId: '123' })
    expect(decodeURIComponent(url)).toMatch(/&sort=RECOMMENDED&latLong=41\.9,12\.5&regionId=123$/)
  })

  it('for homes have the place in their path, which it cannot leave', () => {
    const place = (destination: string) => homesSearchUrl('www.airbnb.com', { ...RIGHT, destination })
    expect(place('São Paulo')).toBe(
      'https://www.airbnb.com/s/S%C3%A3o%20Paulo/homes?checkin=2026-12-01&checkout=2026-12-04&adults=2',
    )
    expect(place('../../x?y#z')).toContain('/s/..%2F..%2Fx%3Fy%23z/homes?')
  })
})

describe('suggestions from the built-in lists', () => {
  it('are as many as the specification says', () => {
    expect([FIRST_CITIES.length, MORE_CITIES.length, HOTELS.length]).toEqual([10, 70, 8])
    expect(HOTELS.every(({ rating }) => rating === 5)).toBe(true)
    const names = [...FIRST_CITIES, ...MORE_CITIES].map(({ name }) => name)
    expect(new Set(names).size).toBe(80)
  })

  it('begin with the text before they hold it, and heed no accents', () => {
    expect(findCities('to', 4).map(({ name }) => name)).toEqual(['Tokyo', 'Toronto', 'Boston', 'Porto'])
    expect(findCities('montreal', 8).map(({ name }) => name)).toEqual(['Montréal'])
    expect(findCities('an', 6)).toHaveLength(6)
    expect(findHotels('berlin', 4).map(({ name }) => name)).toEqual(['Hotel Adlon Kempinski'])
    expect(findHotels('ritz', 4).map(({ city }) => city)).toEqual(['London'])
    expect(findHotels('e', 4)).toHaveLength(4)
  })
})
