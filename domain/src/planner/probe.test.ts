import { it } from 'vitest'
import { makeTrip } from '../itinerary/checker-planner.test.ts'
import { checkTrip } from '../itinerary/index.ts'
import { solveTrip } from './index.ts'

it('probe', () => {
  let n = 0
  for (let seed = 1; seed <= 60; seed++) {
    const trip = makeTrip(seed)
    if (!trip) continue
    n++
    const why = new Map<string, number>()
    const r = solveTrip(trip.request, trip.facts, {
      iterations: 120,
      isProved: (plan, request) => {
        const bad = checkTrip(request, plan, trip.facts).filter((c) => !c.ok)
        for (const b of bad) why.set(b.rule + ': ' + b.parts[0]?.detail, (why.get(b.rule) ?? 0) + 1)
        return bad.length === 0
      },
    })
    if (!r.found || why.size)
      console.log(
        seed,
        !!r.found,
        JSON.stringify(r.lost),
        [...why].slice(0, 3),
        r.found
          ? ''
          : JSON.stringify({ ...trip.request, cities: trip.request.cities.map((c) => [c.id, c.nights]) }),
      )
  }
  console.log(n)
}, 100000)
