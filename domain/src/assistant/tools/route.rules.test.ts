import { describe, expect, it } from 'vitest'
import type { Guide } from '../../destination/places/index.ts'
import { findRouteCity, routeIn, waysBetween } from './route.rules.ts'

const place = (name: string, lat: number, lon: number, renown = 9) => ({
  id: name,
  name,
  nameLocal: name,
  renown,
  lat,
  lon,
})
const guideOf = (id: string, name: string, ...pointsOfInterest: ReturnType<typeof place>[]) =>
  ({
    city: { id, name, nameLocal: name, currency: 'EUR', lat: 41.9, lon: 12.49 },
    transport: {
      transitFare: 150,
      transitKmh: 15,
      transitWaitMinutes: 5,
      taxiBase: 350,
      taxiPerKm: 130,
      detour: 1.3,
    },
    barriers: [],
    pointsOfInterest,
  }) as unknown as Guide
const rome = guideOf(
  'rome',
  'Rome',
  place('Colosseum', 41.8902, 12.4922),
  place('Trevi Fountain', 41.9009, 12.4833),
  place('Palace Museum', 41.95, 12.6),
  place('Sunset Inn, Tiburtina Station', 41.91, 12.53),
)
const beijing = guideOf('beijing', 'Beijing', place('Palace Museum', 39.9, 116.4, 30))
const guides = [beijing, rome]
const cityOf = (from: string, to: string) => findRouteCity({ from, to }, guides)?.city.id ?? null

describe('the city of a way', () => {
  it('is the one that knows both places, also where another is better known for one', () => {
    expect(cityOf('the palace museum', 'trevi fountain on foot')).toBe('rome')
    expect(cityOf('the palace museum', 'the railway station')).toBe('beijing')
  })

  it('is the one that is named with a place', () => {
    expect(cityOf('Rome Termini', 'the market')).toBe('rome')
    expect(cityOf('the station', 'the market')).toBeNull()
  })
})

describe('the ways', () => {
  it('are a walk, a ride and a taxi, with what one person pays, the taxi last', () => {
    const { from, to, ways } = routeIn({ from: 'the colosseum', to: 'trevi fountain' }, rome)
    expect([from, to]).toMatchObject([
      { kind: 'place', name: 'Colosseum' },
      { kind: 'place', name: 'Trevi Fountain' },
    ])
    expect(ways.map(({ mode, cost, basis }) => [mode, cost?.amount, basis])).toEqual([
      ['walk', undefined, 'estimate'],
      ['transit', 150, 'estimate'],
      ['taxi', 350 + 246, 'estimate'],
    ])
  })

  it('begin or end in the middle of the city where that is said', () => {
    const { to, ways } = routeIn({ from: 'colosseum', to: 'the city centre' }, rome)
    expect(to).toEqual({ kind: 'middle', lat: 41.9, lon: 12.49 })
    expect(ways.map(({ mode }) => mode)).toEqual(['walk', 'transit', 'taxi'])
  })

  it('are not told while a place is not known, nor from a place to itself', () => {
    expect(routeIn({ from: 'my hotel', to: 'colosseum' }, rome)).toMatchObject({
      from: { kind: 'words', text: 'my hotel' },
      ways: [],
    })
    expect(routeIn({ from: 'colosseum', to: 'the colosseum' }, rome).ways).toEqual([])
    expect(routeIn({ from: 'a', to: 'b' }, null)).toMatchObject({ city: null, ways: [] })
  })

  it('do not take a place for what only shares a word with it', () => {
    for (const text of ['termini station', 'my colosseum hotel', 'a cafe near the colosseum'])
      expect(routeIn({ from: text, to: 'trevi fountain' }, rome).from).toEqual({ kind: 'words', text })
    expect(routeIn({ from: 'trevi', to: 'colosseum' }, rome).from).toMatchObject({ name: 'Trevi Fountain' })
  })

  it('leave out a walk of hours, and rides where no town is', () => {
    const end = (lat: number, lon: number) => ({ kind: 'place' as const, name: '', lat, lon })
    const modes = (from: ReturnType<typeof end>, to: ReturnType<typeof end>) =>
      waysBetween({ from, to }, rome).map(({ mode }) => mode)
    expect(modes(end(41.9, 12.4), end(41.9, 12.8))).toEqual(['transit', 'taxi'])
    expect(modes(end(41.9, 12.4), end(43.9, 12.4))).toEqual([])
  })
})
