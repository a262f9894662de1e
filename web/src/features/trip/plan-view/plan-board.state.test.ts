import { expect, it } from 'vitest'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import type { RibbonDay } from './day-ribbon.tsx'
import { mapWaitingPlaces } from './plan-board.state.ts'

const place = (id: string) => ({ id, name: id, lat: 41.9, lon: 12.5 })
const guide = (id: string, ...places: string[]) => ({ city: { id }, pointsOfInterest: places.map(place) })

it('of a day’s city the map shows what the person added and no day visits yet, without a number', () => {
  const planWithFacts = {
    view: { plan: { days: [{ stops: [{ poiId: 'own-mill' }] }, { stops: [{ poiId: null }] }] } },
    keyedFacts: {
      facts: { guides: [guide('rome', 'colosseum', 'own-mill', 'own-inn'), guide('naples', 'own-pier')] },
    },
  }
  const shown = mapWaitingPlaces(
    planWithFacts as unknown as PlanWithFacts,
    { day: { cityId: 'rome' } } as RibbonDay,
    'Not in the plan yet',
  )
  expect(shown).toEqual([
    {
      id: 'own-inn',
      number: 0,
      name: 'own-inn',
      lat: 41.9,
      lon: 12.5,
      detail: 'Not in the plan yet',
      look: 'waiting',
    },
  ])
})
