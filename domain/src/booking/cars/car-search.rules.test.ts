import { describe, expect, it } from 'vitest'
import { type CarSearch, carSearchUrl, checkCarSearch } from './car-search.rules.ts'
import { carsMessages } from './cars.messages.ts'

const RIGHT: CarSearch = { place: 'Seville', pickUpDate: '2026-12-01', dropOffDate: '2026-12-04' }

describe('a search for cars', () => {
  it.each<[Partial<CarSearch>, string[]]>([
    [{}, []],
    [{ place: ' ' }, ['Pick-up location is required']],
    [{ pickUpDate: '' }, ['Pick-up date is required']],
    [{ dropOffDate: 'x' }, ['Drop-off date is required']],
    [{ pickUpDate: '2026-11-20' }, ['Pick-up date cannot be in the past']],
    [{ pickUpDate: '2026-11-21' }, []],
    [{ dropOffDate: '2026-12-01' }, ['Drop-off date must be after pick-up date']],
  ])('with %j is told %j', (part, expected) => {
    const issues = checkCarSearch({ ...RIGHT, ...part }, '2026-11-21')
    expect(issues.map(({ key }) => carsMessages.texts[key])).toEqual(expected)
  })

  it("leads to the partner's page of decisions.md", () => {
    expect(decodeURIComponent(carSearchUrl('www.expedia.com', RIGHT))).toBe(
      'https://www.expedia.com/carsearch?locn=Seville&date1=12/1/2026&date2=12/4/2026',
    )
    expect(carSearchUrl('www.expedia.com', { ...RIGHT, place: 'a&locn=b' })).toContain('locn=a%26locn%3Db&')
  })
})
