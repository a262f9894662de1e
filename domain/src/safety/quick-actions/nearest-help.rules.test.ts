import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from '../../base/geo.ts'
import type { RegionPlace } from '../../map/offline-maps/index.ts'
import type { DiplomaticMission } from '../risks/index.ts'
import { findNearestHelp, HELP_METRES, helpOfMission, isHelp, touchesCircle } from './nearest-help.rules.ts'

const HERE = { lat: 47.14, lon: 9.52 }
const north = (metres: number) => ({ lat: HERE.lat + metres / 111_195, lon: HERE.lon })
let count = 0
const place = (kind: string, metres: number, more: Partial<RegionPlace> = {}): RegionPlace => ({
  id: `n${++count}`,
  name: `${kind} ${metres}`,
  group: kind === 'police' || kind === 'embassy' || kind === 'diplomatic' ? 'services' : 'health',
  kind,
  ...north(metres),
  ...more,
})
const find = (places: RegionPlace[], passport: string | null = null) =>
  findNearestHelp(HERE, [{ places, source: 'OSM', asOf: '2024-03-04' }], passport)
const names = (places: RegionPlace[], passport?: string) => find(places, passport).map(({ name }) => name)

describe('the nearest help', () => {
  it('is the nearest of each kind, in the order of the card, with all data of its source', () => {
    const found = find([
      place('police', 900, { phone: '+423 1' }),
      place('police', 300, { phone: '+423 2', address: 'Giessenstrasse 3' }),
      place('pharmacy', 500),
      place('clinic', 10),
      place('hospital', 2000, { emergency: 'yes' }),
    ])
    expect(found.map(({ kind, metres }) => [kind, metres])).toEqual([
      ['hospital', 2000],
      ['pharmacy', 500],
      ['police', 300],
    ])
    expect(found[2]).toEqual({
      kind: 'police',
      name: 'police 300',
      city: null,
      address: 'Giessenstrasse 3',
      ...north(300),
      metres: 300,
      phone: '+423 2',
      hasEmergencyRoom: null,
      source: 'OSM',
      asOf: '2024-03-04',
    })
  })

  it('names a hospital with an emergency department before nearer ones without', () => {
    const none = place('hospital', 100, { emergency: 'no' })
    const silent = place('hospital', 400)
    const open = place('hospital', 5000, { emergency: 'yes' })
    expect(find([none, silent, open])[0]).toMatchObject({ metres: 5000, hasEmergencyRoom: true })
    expect(find([none, silent])[0]).toMatchObject({ metres: 400, hasEmergencyRoom: null })
    expect(find([none])[0]).toMatchObject({ metres: 100, hasEmergencyRoom: false })
  })

  it('is deterministic for two at the same distance', () => {
    const a = place('pharmacy', 500, { name: 'a', id: 'n1' })
    const b = place('pharmacy', 500, { name: 'b', id: 'n2' })
    expect([names([a, b]), names([b, a])]).toEqual([['a'], ['a']])
  })

  it('is none beyond 30 km, and none where nothing is known', () => {
    expect(find([place('hospital', HELP_METRES + 100, { emergency: 'yes' })])).toEqual([])
    expect(find([])).toEqual([])
  })

  it('has the mission of the passport alone', () => {
    const missions = [
      place('embassy', 100, { sender: 'CH' }),
      place('embassy', 200),
      place('diplomatic', 300, { sender: 'DE' }),
    ]
    expect(names(missions, 'DE')).toEqual(['diplomatic 300'])
    expect(names(missions, 'FR')).toEqual([])
    expect(find(missions)).toEqual([])
  })

  it('takes no shop for the police', () => {
    expect(isHelp({ group: 'shops', kind: 'police' })).toBe(false)
    expect(find([place('police', 10, { group: 'shops' })])).toEqual([])
  })

  it('is the nearest over several regions', () => {
    const distances = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.array(distances, { maxLength: 4 }), (lists) => {
        const regions = lists.map((list, n) => ({
          places: list.map((metres) => place('pharmacy', metres)),
          source: String(n),
          asOf: null,
        }))
        const all = regions.flatMap(({ places }) => places.map((one) => metresBetween(HERE, one)))
        const near = all.map((metres) => Math.round(metres)).filter((metres) => metres <= HELP_METRES)
        const expected = near.length === 0 ? undefined : Math.min(...near)
        expect(findNearestHelp(HERE, regions, null)[0]?.metres).toBe(expected)
      }),
    )
  })
})

describe('a mission of our table', () => {
  const rome: DiplomaticMission = {
    sender: 'DE',
    kind: 'embassy',
    city: 'Rome',
    country: null,
    also: [],
    isCertain: true,
  }
  const origin = { source: 'us', asOf: '2025-11-30' }

  it('has its city, and no distance', () => {
    expect(helpOfMission([rome], 'DE', origin)).toMatchObject({ city: 'Rome', metres: null, lat: null })
  })

  it('is none for another passport, for no passport, and where it is in another country', () => {
    expect(helpOfMission([rome], 'FR', origin)).toBeNull()
    expect(helpOfMission([rome], null, origin)).toBeNull()
    const elsewhere = { ...rome, kind: 'elsewhere' as const, city: null, country: 'CH' }
    expect(helpOfMission([elsewhere], 'DE', origin)).toBeNull()
  })
})

it('touches the bounds of a region from outside within the radius, also at a pole', () => {
  const bounds = { west: 9.4, south: 47, east: 9.7, north: 47.3 }
  expect(touchesCircle(bounds, { lat: 46.8, lon: 9.5 }, 30_000)).toBe(true)
  expect(touchesCircle(bounds, { lat: 46.6, lon: 9.5 }, 30_000)).toBe(false)
  expect(touchesCircle({ ...bounds, north: 90, south: 89.9 }, { lat: 90, lon: 100 }, 30_000)).toBe(true)
})
