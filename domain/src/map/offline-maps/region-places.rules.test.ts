import { describe, expect, it } from 'vitest'
import { findPlaces, placeGroupOf, placeHoursOn, type RegionPlace } from './region-places.rules.ts'
import { getRegionFile, REGION_ATTRIBUTION, REGION_FILE, REGION_ID } from './regions.contract.ts'

function makePlace(fields: Partial<RegionPlace>): RegionPlace {
  return { id: 'n1', name: 'Adler', group: 'eating', kind: 'restaurant', lat: 47.14, lon: 9.52, ...fields }
}

describe('a place', () => {
  it.each([
    [{ amenity: 'restaurant' }, 'eating', 'restaurant'],
    [{ tourism: 'hotel', amenity: 'restaurant' }, 'beds', 'hotel'],
    [{ historic: 'castle', tourism: 'museum' }, 'sights', 'museum'],
    [{ shop: 'bakery' }, 'shops', 'bakery'],
    [{ shop: 'no', amenity: 'bar' }, 'drinks', 'bar'],
    [{ railway: 'station' }, 'transport', 'station'],
    [{ natural: 'peak' }, 'nature', 'peak'],
    [{ building: 'yes' }, 'services', 'building'],
    [{ building: 'yes', amenity: 'marketplace' }, 'shops', 'marketplace'],
    [{ shop: 'yes' }, 'shops', 'shop'],
    [{ leisure: 'park' }, 'nature', 'park'],
    [{ amenity: 'casino' }, 'sights', 'casino'],
    [{ leisure: 'marina' }, 'nature', 'marina'],
  ])('with the tags %j is under %s', (tags, group, kind) =>
    expect(placeGroupOf(new Map(Object.entries(tags)))).toEqual({ group, kind }),
  )

  it.each([{ amenity: 'bench' }, { shop: 'no' }, { tourism: 'yes' }, {}])(
    'with the tags %j is none that a traveller looks for',
    (tags) => expect(placeGroupOf(new Map(Object.entries(tags)))).toBeNull(),
  )
})

describe('finding', () => {
  const places = [
    makePlace({ id: 'n1', name: 'Café Gnuss', kind: 'cafe' }),
    makePlace({ id: 'n2', name: 'Azzurro', cuisine: 'pizza;kebab' }),
    makePlace({ id: 'n3', name: 'Bäckerei Gassner', kind: 'bakery', group: 'shops' }),
    makePlace({ id: 'n4', name: 'Zum Café', kind: 'cafe' }),
  ]
  const ids = (query: string, group: RegionPlace['group'] | null = null) =>
    findPlaces(places, query, group).map(({ id }) => id)

  it('matches name, kind and cuisine without accents, names with that prefix first', () => {
    expect(ids('cafe')).toEqual(['n1', 'n4'])
    expect(ids('backerei')).toEqual(['n3'])
    expect(ids('PIZZA')).toEqual(['n2'])
    expect(ids('bakery gass')).toEqual(['n3'])
    expect(ids('sushi')).toEqual([])
  })

  it('also filters by group alone, and returns nothing for an empty query', () => {
    expect(ids('', 'shops')).toEqual(['n3'])
    expect(ids('cafe', 'shops')).toEqual([])
    expect(ids('  ')).toEqual([])
  })

  it('returns at most 20 places', () => {
    const many = Array.from({ length: 50 }, (_, at) => makePlace({ id: `n${at}` }))
    expect(findPlaces(many, 'adler', null)).toHaveLength(20)
  })
})

describe('the hours of a place on a date', () => {
  it('are its opening windows, none when it is closed', () => {
    const place = makePlace({ hours: 'Tu-Su 11:30-14:00,18:00-23:00' })
    expect(placeHoursOn(place, '2026-03-03')).toEqual([
      { open: 690, close: 840 },
      { open: 1080, close: 1380 },
    ])
    expect(placeHoursOn(place, '2026-03-02')).toEqual([])
  })

  it.each([undefined, 'ask at the bar', 'Mo-Su 10:00-12:00 "by arrangement"'])(
    'are unknown where it says %s',
    (hours) => expect(placeHoursOn(makePlace({ hours }), '2026-03-03')).toBeNull(),
  )
})

describe('a region', () => {
  it('names its source as the licence asks', () =>
    expect(REGION_ATTRIBUTION).toBe('© OpenStreetMap contributors, ODbL'))

  it.each(['liechtenstein', 'li', 'north-italy', 'area-51'])('may be called %s', (id) =>
    expect(REGION_ID.test(id)).toBe(true),
  )
  it.each(['', '..', '../x', 'Li', 'a b', '-a', 'a-', 'a--b', 'a/b', 'x'.repeat(41), 'a\n'])(
    'may not be called %j',
    (id) => expect(REGION_ID.test(id)).toBe(false),
  )
  it('has files named by the hash of their content', () => {
    expect(REGION_FILE.test('19b9178810d7a551.pmtiles')).toBe(true)
    for (const file of [
      'region.json',
      '19b9178810d7a551.pmtiles/..',
      '../19b9178810d7a551.pmtiles',
      'x.pmtiles',
    ])
      expect(REGION_FILE.test(file)).toBe(false)
    expect(getRegionFile.path).toBe('/api/maps/regions/{id}/{file}')
  })
})
