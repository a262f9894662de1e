import { describe, expect, it } from 'vitest'
import { type Eatery, isOpenAt, mergeEateries, nearestEateries, toNearbyPlace } from './nearby.rules.ts'

const here = { lat: 41.9, lon: 12.49 }
const NOTHING = { address: null, phone: null, website: null, about: null, hours: null }
const eatery = (id: string, more: Partial<Eatery> = {}): Eatery => ({
  ...NOTHING,
  id,
  name: id,
  ...here,
  kind: 'restaurant',
  source: 'guide',
  ...more,
})

describe('the nearest places', () => {
  it('are sorted by distance, only within the radius, at most twenty', () => {
    const rows = Array.from({ length: 60 }, (_, i) => eatery(`p${i}`, { lat: 41.9 + (60 - i) * 0.001 }))
    const eateries = nearestEateries(here, 5000, rows)
    expect(eateries).toHaveLength(20)
    expect(eateries[0]?.eatery.id).toBe('p59')
    expect(nearestEateries(here, 500, rows).map(({ eatery: { id } }) => id)).toEqual([
      'p59',
      'p58',
      'p57',
      'p56',
    ])
  })

  it('have distances in metres; unknown fields are empty', () => {
    const [nearest] = nearestEateries(here, 5000, [eatery('bar', { lat: 41.909 })])
    if (!nearest) throw new Error('nothing found')
    expect(toNearbyPlace(nearest, null)).toMatchObject({
      id: 'bar',
      distance: 1001,
      rating: null,
      reviews: null,
      photo: null,
      phone: null,
      address: null,
      openNow: null,
      coordinates: { lat: 41.909, lng: 12.49 },
    })
  })

  it('are found at a pole and across the date line', () => {
    expect(
      nearestEateries({ lat: 90, lon: 0 }, 5000, [eatery('pole', { lat: 89.99, lon: 180 })]),
    ).toHaveLength(1)
    expect(
      nearestEateries({ lat: 0, lon: 179.99 }, 5000, [eatery('date', { lat: 0, lon: -179.99 })]),
    ).toHaveLength(1)
  })
})

describe('one place of two sources', () => {
  const other = eatery('n1', { name: 'DA ENZO', lat: 41.901, source: 'openstreetmap' })

  it("is listed once, with the guide's data completed by the other source", () => {
    const detailed = { ...other, phone: '+39 1', address: 'Via 1', website: 'https://b.example/' }
    const own = eatery('enzo', { name: 'Da Enzo', website: 'https://a.example/' })
    expect(mergeEateries([own], [detailed])).toEqual([{ ...own, phone: '+39 1', address: 'Via 1' }])
  })

  it('has the rating and the hours of today that the other knows', () => {
    const rated = { ...other, rating: 4.5, reviews: 12, openNow: false, source: 'google' as const }
    const [one] = mergeEateries([eatery('enzo', { name: 'Da Enzo' })], [rated])
    if (!one) throw new Error('nothing merged')
    expect(toNearbyPlace({ eatery: one, metres: 5 }, true)).toMatchObject({
      source: 'guide',
      rating: 4.5,
      reviews: 12,
      openNow: false,
    })
  })

  it('stays separate when it is far away or has another name', () => {
    expect(mergeEateries([eatery('enzo', { name: 'Da Enzo' })], [{ ...other, lat: 41.91 }])).toHaveLength(2)
    expect(mergeEateries([eatery('gino', { name: 'Da Gino' })], [other])).toHaveLength(2)
  })
})

describe('open now', () => {
  const never = { isPublicHoliday: () => false }
  // A Friday.
  const at = (hours: string | null, minutes: number, date = '2026-05-01') =>
    isOpenAt(hours, date, minutes, never)

  it('is what the hours say at that minute, the closing one excluded', () => {
    expect(at('Fr 12:00-15:00', 12 * 60)).toBe(true)
    expect(at('Fr 12:00-15:00', 15 * 60)).toBe(false)
    expect(at('Mo 12:00-15:00', 12 * 60)).toBe(false)
  })

  it('goes on after midnight', () => {
    expect(at('Th 18:00-02:00', 60)).toBe(true)
    expect(at('Th 18:00-02:00', 150)).toBe(false)
    expect(at('Fr 18:00-02:00', 60)).toBe(false)
  })

  it('respects the holidays of the place', () => {
    const calendar = { isPublicHoliday: (date: string) => date === '2026-05-01' }
    expect(isOpenAt('10:00-22:00; PH off', '2026-05-01', 700, calendar)).toBe(false)
  })

  it('is not known without hours, outside the grammar, or where the end is open', () => {
    expect(at(null, 700)).toBeNull()
    expect(at('when we like', 700)).toBeNull()
    expect(at('Fr 10:00+', 700)).toBeNull()
  })
})
