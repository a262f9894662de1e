import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, metresBetweenNear } from '../../base/geo.ts'
import { findCrossingPath } from './crossings.rules.ts'
import type { Barrier, Guide } from './places.contract.ts'
import { estimateTravel, fareOf, findFastestTravel, type TravelMode } from './travel-times.rules.ts'

const transport: Guide['transport'] = {
  transitFare: 150,
  transitKmh: 15,
  transitWaitMinutes: 6,
  taxiBase: 350,
  taxiPerKm: 130,
  detour: 1.3,
}
// A river along the meridian 12.5 with a bridge at 41.91 and a ferry at 41.89.
const river: Barrier = {
  name: 'River',
  line: [
    [41.8, 12.5],
    [42, 12.5],
  ],
  crossings: [
    {
      name: 'Bridge',
      from: [41.91, 12.499],
      to: [41.91, 12.501],
      minutes: null,
      modes: ['walk', 'drive', 'transit'],
    },
    { name: 'Ferry', from: [41.89, 12.499], to: [41.89, 12.501], minutes: 20, modes: ['transit'] },
  ],
}
// The sea between Cancún and Isla Mujeres, with its ferry.
const bay: Barrier = {
  name: 'Bay',
  line: [
    [20, -86.78],
    [22, -86.78],
  ],
  crossings: [
    { name: 'Ferry', from: [21.184, -86.807], to: [21.256, -86.751], minutes: 35, modes: ['transit'] },
  ],
}
const facts = { transport, barriers: [river] }
const west = { lat: 41.9, lon: 12.49 }
const east = { lat: 41.9, lon: 12.51 }
const islander = fc.record({
  lat: fc.double({ min: 21.2, max: 21.26, noNaN: true }),
  lon: fc.double({ min: -86.76, max: -86.72, noNaN: true }),
})
const mainlander = fc.record({
  lat: fc.double({ min: 21.1, max: 21.25, noNaN: true }),
  lon: fc.double({ min: -86.95, max: -86.8, noNaN: true }),
})
const spot = fc.record({
  lat: fc.double({ min: 41.85, max: 41.95, noNaN: true }),
  lon: fc.double({ min: 12.4, max: 12.6, noNaN: true }),
})

describe('a way', () => {
  it('is straight on one side of the water', () => {
    const near = { lat: 41.905, lon: 12.48 }
    expect(findCrossingPath(west, near, [river], 'walk')?.metres).toBeCloseTo(
      metresBetweenNear(west, near),
      3,
    )
  })

  it('goes over the bridge, however near the other bank is', () => {
    const way = findCrossingPath({ lat: 41.9, lon: 12.4995 }, { lat: 41.9, lon: 12.5005 }, [river], 'walk')
    expect(way?.metres).toBeGreaterThan(2200)
  })

  it('takes the ferry where it is the better way, with its own minutes', () => {
    const way = findCrossingPath({ lat: 41.88, lon: 12.499 }, { lat: 41.88, lon: 12.501 }, [river], 'transit')
    expect(way?.ferryMinutes).toBe(20)
  })

  it('counts the metres of the ferry, apart from those on land', () => {
    const way = findCrossingPath({ lat: 41.89, lon: 12.49 }, { lat: 41.89, lon: 12.51 }, [river], 'transit')
    const pier = { lat: 41.89, lon: 12.499 }
    expect(way?.ferryMetres).toBeCloseTo(metresBetweenNear(pier, { lat: 41.89, lon: 12.501 }), 3)
    expect(way?.metres).toBeCloseTo(2 * metresBetweenNear({ lat: 41.89, lon: 12.49 }, pier), 3)
  })

  it('is none where the mode has no crossing', () => {
    const onlyFerry = { ...river, crossings: river.crossings.slice(1) }
    expect(findCrossingPath(west, east, [onlyFerry], 'walk')).toBeNull()
  })

  it('leads off an island by its crossing only', () => {
    const [n, s, w, e] = [41.93, 41.92, 12.44, 12.46]
    const island: Barrier = {
      name: 'Island',
      line: [
        [n, w],
        [n, e],
        [s, e],
        [s, w],
        [n, w],
      ],
      crossings: [{ name: 'Boat', from: [s, 12.45], to: [41.915, 12.45], minutes: 15, modes: ['transit'] }],
    }
    const inside = { lat: 41.925, lon: 12.45 }
    expect(findCrossingPath(inside, west, [island], 'walk')).toBeNull()
    expect(findCrossingPath(inside, west, [island], 'transit')?.ferryMinutes).toBe(15)
    expect(findCrossingPath(inside, { lat: 41.926, lon: 12.451 }, [island], 'walk')?.ferryMinutes).toBe(0)
  })

  it('is never shorter than the straight line, and as long back as forth', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        const forth = findCrossingPath(a, b, [river], 'walk')
        const back = findCrossingPath(b, a, [river], 'walk')
        expect(forth?.metres ?? 0).toBeGreaterThanOrEqual(metresBetweenNear(a, b) - 1)
        expect(back?.metres).toBeCloseTo(forth?.metres ?? -1, 3)
      }),
    )
  })

  it('measured over plane ground differs by less than a thousandth', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        expect(Math.abs(metresBetweenNear(a, b) - metresBetween(a, b))).toBeLessThan(
          0.001 * metresBetween(a, b) + 1,
        )
      }),
    )
  })
})

describe('travel', () => {
  it('walks to a near place and rides to a far one', () => {
    expect(findFastestTravel(west, { lat: 41.905, lon: 12.49 }, facts, ['walk', 'transit'])).toMatchObject({
      mode: 'walk',
      minutes: 10,
      metres: 723,
    })
    expect(findFastestTravel(west, { lat: 41.95, lon: 12.45 }, facts, ['walk', 'transit'])?.mode).toBe(
      'transit',
    )
    expect(findFastestTravel(west, { lat: 41.95, lon: 12.45 }, facts, ['walk'])?.mode).toBe('walk')
  })

  it('says that it is an estimate, or that streets were measured', () => {
    expect(findFastestTravel(west, east, facts, ['walk'])?.basis).toBe('estimate')
    const streets = () => ({ minutes: 31, metres: 2200 })
    expect(findFastestTravel(west, east, facts, ['walk'], streets)).toEqual({
      mode: 'walk',
      minutes: 31,
      metres: 2200,
      basis: 'streets',
    })
  })

  it('takes whole minutes, no fewer than walking at 4.5 km/h or riding at the speed of the city', () => {
    fc.assert(
      fc.property(
        spot,
        spot,
        fc.constantFrom<TravelMode>('walk', 'transit', 'taxi', 'drive'),
        (a, b, mode) => {
          const travel = estimateTravel(mode, a, b, facts)
          expect(Number.isInteger(travel?.minutes)).toBe(true)
          const metresAMinute = { walk: 75, transit: 750, taxi: 917, drive: 1584 }[mode]
          // Ways are whole metres.
          expect((travel?.minutes ?? 0) * metresAMinute).toBeGreaterThanOrEqual(
            Math.floor(metresBetweenNear(a, b)),
          )
        },
      ),
    )
  })

  it('over the sea is as long as the sea is wide: Isla Mujeres to Cancún', () => {
    const [island, town] = [
      { lat: 21.232, lon: -86.732 },
      { lat: 21.161, lon: -86.825 },
    ]
    const travel = estimateTravel('transit', island, town, { transport, barriers: [bay] })
    expect(travel?.metres).toBeGreaterThan(metresBetweenNear(island, town))
    // As many minutes as before: the ferry's own, and those of the streets on both sides.
    expect(travel?.minutes).toBe(83)
  })

  it('is never shorter than the straight line, also where all but a little of it is by ferry', () => {
    fc.assert(
      fc.property(islander, mainlander, fc.boolean(), (a, b, isBack) => {
        const [from, to] = isBack ? [b, a] : [a, b]
        const travel = estimateTravel('transit', from, to, { transport, barriers: [bay] })
        expect(travel?.metres).toBeGreaterThanOrEqual(metresBetweenNear(a, b) - 2)
      }),
    )
  })

  describe('over a ferry', () => {
    const over = (mode: TravelMode, ...fares: (number | undefined)[]) => {
      const crossings = fares.map((fare, i) => ({
        name: 'Ferry',
        from: [41.9, 12.499 + i],
        to: [41.9, 12.501 + i],
        minutes: 10,
        modes: ['walk', 'transit', 'drive'],
        ...(fare !== undefined && { fare }),
      })) as Barrier['crossings']
      const barriers = crossings.map((crossing, i) => ({
        name: 'River',
        crossings: [crossing],
        line: [
          [41, 12.5 + i],
          [43, 12.5 + i],
        ] as Barrier['line'],
      }))
      const end = { lat: 41.9, lon: 12.51 + fares.length - 1 }
      const travel = estimateTravel(mode, west, end, { transport, barriers })
      if (!travel) throw new Error('no way')
      return {
        fare: fareOf(travel, transport, 2),
        onLand: fareOf({ mode, metres: travel.metres }, transport, 2),
      }
    }

    it('costs a walker a ticket of the city where the fare is not known, for each ferry', () => {
      expect(over('walk', undefined).fare).toBe(300)
      expect(over('walk', undefined, undefined).fare).toBe(600)
    })

    it('costs a walker what the ferry is known to cost, which may be nothing', () => {
      expect(over('walk', 200).fare).toBe(400)
      expect(over('walk', 0).fare).toBe(0)
      expect(over('walk', 200, undefined).fare).toBe(700)
    })

    it('costs a rider the ferry beside the ticket only where its fare is known', () => {
      expect(over('transit', undefined).fare).toBe(300)
      expect(over('transit', 200).fare).toBe(700)
    })

    it('costs in a taxi the ride and the ferry', () => {
      const { fare, onLand } = over('taxi', undefined)
      expect(fare).toBe(onLand + 300)
    })
  })

  it('costs a ticket each, or a taxi for every four', () => {
    expect(fareOf({ mode: 'walk', metres: 900 }, transport, 5)).toBe(0)
    expect(fareOf({ mode: 'transit', metres: 900 }, transport, 5)).toBe(750)
    expect(fareOf({ mode: 'taxi', metres: 2000 }, transport, 4)).toBe(610)
    expect(fareOf({ mode: 'taxi', metres: 2000 }, transport, 5)).toBe(1220)
  })
})
