import { expect, it } from 'vitest'
import {
  joinNeighbours,
  joinReturns,
  neighbourhoods,
  returnPoints,
  splitNeighbourPoints,
} from './one-day-groups.rules.ts'
import { makeFacts, place } from './quality-world.test.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'

const rows = [
  place({ id: 'basilica', km: 1, renown: 10, category: 'worship' }),
  place({ id: 'dome', km: 1.1, renown: 8, category: 'viewpoint' }),
  place({ id: 'lane', km: 1.1, renown: 8, category: 'street' }),
  place({ id: 'chapel', km: 1.1, renown: 4, category: 'worship' }),
  place({ id: 'castle', km: 4, renown: 7 }),
  place({ id: 'hall', km: 4.1, renown: 7 }),
]
const { guides } = makeFacts(rows)
const greatOf = neighbourhoods(guides)
const visit = (id: string, more: Partial<StopCandidate> = {}) =>
  ({
    kind: 'visit',
    place: guides[0]?.pointsOfInterest.find((one) => one.id === id) ?? null,
    isLocked: false,
    ...more,
  }) as StopCandidate
const idsOf = (routes: readonly StopCandidate[][]) =>
  routes.map((route) => route.map(({ place: at }) => at?.id).join(' '))

it('what stands next door to a great sight belongs to it, small sights and streets do not', () => {
  expect([...greatOf]).toEqual([
    ['basilica', 'basilica'],
    ['dome', 'basilica'],
  ])
})

it('neighbours cost on two days, and nothing on one', () => {
  expect(splitNeighbourPoints([[visit('basilica')], [visit('dome')]], greatOf)).toBeGreaterThan(0)
  expect(splitNeighbourPoints([[visit('basilica'), visit('dome')], []], greatOf)).toBe(0)
})

it('a visit moves beside its neighbour, alone or for another visit', () => {
  const routes = [[visit('basilica'), visit('castle')], [visit('dome')]]
  const variants = [...joinNeighbours(routes, greatOf)].map(idsOf)
  expect(variants).toContainEqual(['basilica dome castle', ''])
  expect(variants).toContainEqual(['basilica dome', 'castle'])
  expect(variants).toContainEqual(['castle', 'dome basilica'])
})

it('a locked visit stays where it is', () => {
  const routes = [[visit('basilica', { isLocked: true })], [visit('dome', { isLocked: true })]]
  expect([...joinNeighbours(routes, greatOf)]).toEqual([])
})

const at = (id: string) => {
  const { place: there = null, ...rest } = visit(id)
  return { ...rest, place: there, at: { lat: there?.lat ?? 0, lon: there?.lon ?? 0 } } as StopCandidate
}

it('a day that leaves a quarter and comes back to it costs, one that stays or moves on does not', () => {
  expect(returnPoints([[at('basilica'), at('castle'), at('dome')]])).toBeGreaterThan(0)
  expect(returnPoints([[at('basilica'), at('dome'), at('castle')], [at('hall')]])).toBe(0)
  expect(returnPoints([[at('basilica')], [at('castle')], [at('dome')]])).toBe(0)
})

it('a visit that the day comes back for moves to the other one there, unless it is locked', () => {
  const routes = [[at('basilica'), at('castle'), at('dome')]]
  expect([...joinReturns(routes)].map(idsOf)).toEqual([['basilica dome castle'], ['castle basilica dome']])
  const locked = routes.map((route) => route.map((one) => ({ ...one, isLocked: true })))
  expect([...joinReturns(locked)]).toEqual([])
})
