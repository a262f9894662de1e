import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOf } from '../../trip/itinerary/index.ts'
import { FACTS, planTown, startTimer } from './changed-town.test.ts'
import { diffPlans } from './plan-difference.rules.ts'
import { type ChangeProposal, proposeChange } from './proposal.rules.ts'
import { acceptParts } from './proposal-parts.rules.ts'
import type { ChangeArguments } from './resolve-change.rules.ts'
import { plannedStops } from './stop-rows.rules.ts'
import { holds } from './wanted-change.rules.ts'

const TOWN = planTown()
const propose = (args: Omit<ChangeArguments, 'change'>, view = TOWN): ChangeProposal =>
  proposeChange(Object.assign({ change: 'as said' }, args), view, FACTS, startTimer)

function proposed(args: Omit<ChangeArguments, 'change'>, view = TOWN) {
  const proposal = propose(args, view)
  if (proposal.state !== 'proposed') throw new Error(JSON.stringify(proposal))
  return proposal
}
const named = (view: typeof TOWN, name: string) => plannedStops(view).find(({ stop }) => stop.name === name)

/** Stops of the plan, so that the tests say what they change whatever the search finds. */
const SIGHTS = plannedStops(TOWN).filter(({ stop }) => stop.kind === 'visit')
const nameOn = (day: number, at = 0) => SIGHTS.filter((one) => one.day === day)[at]?.stop.name ?? ''
const MORNING = SIGHTS.find(({ stop }) => minutesOf(stop.start) < 720)

describe('a change moves what it names and is proved', () => {
  it('a day becomes more relaxed: it has fewer sights, and the other days are as they were', () => {
    const { before, after } = proposed({ kind: 'pace', day: 2, pace: 'relaxed' })
    const visits = (view: typeof TOWN) =>
      view.plan.days[1]?.stops.filter(({ kind }) => kind === 'visit').length
    expect(visits(after)).toBeLessThan(visits(before) ?? 0)
    // What is free as a shelter from rain depends on the whole plan.
    const stopsOn = (view: typeof TOWN, day: number) =>
      view.plan.days[day]?.stops.map(({ rainPoiId: _, ...stop }) => stop)
    for (const day of [0, 2]) expect(stopsOn(after, day)).toEqual(stopsOn(before, day))
  })

  it('a sight moves to another part of its day, and to another day', () => {
    const name = MORNING?.stop.name ?? ''
    const later = proposed({ kind: 'move', stop: name, part: 'afternoon' })
    const now = named(later.after, name)
    expect(now?.day).toBe(MORNING?.day)
    expect(minutesOf(now?.stop.start ?? '')).toBeGreaterThanOrEqual(720)
    const day = MORNING?.day === 2 ? 1 : 3
    expect(named(proposed({ kind: 'move', stop: name, day }).after, name)?.day).toBe(day - 1)
  })

  it('a dinner is eaten at a vegan table', () => {
    const vegan = ['Green Table', 'Leaf Kitchen']
    const dinners = plannedStops(TOWN).filter(({ stop }) => stop.meal === 'dinner')
    const plain = dinners.find(({ stop }) => !vegan.includes(stop.name))
    const proposal = propose({ kind: 'meals', meal: 'dinner', day: (plain?.day ?? 0) + 1, diets: ['vegan'] })
    const isFree = vegan.some((name) => !named(TOWN, name))
    if (!isFree) return expect(proposal).toMatchObject({ state: 'refused', obstacle: { why: 'no-table' } })
    expect(proposal).toMatchObject({ state: 'proposed', parts: [{ differences: [{ kind: 'replaced' }] }] })
  })

  it('a later arrival leaves nothing before it, and an earlier departure nothing after it', () => {
    const arrival = proposed({ kind: 'arrival', minutes: 180 })
    expect(arrival.after.request.arrival).toBe('12:00')
    expect(minutesOf(arrival.after.plan.days[0]?.stops[0]?.start ?? '')).toBeGreaterThanOrEqual(720)
    const departure = proposed({ kind: 'departure', clock: '16:00' })
    expect(minutesOf(departure.after.plan.days[2]?.stops.at(-1)?.end ?? '')).toBeLessThanOrEqual(960)
  })

  it('a rest day has meals alone, neither the first nor the last where none is named', () => {
    const { after } = proposed({ kind: 'rest' })
    expect(after.plan.days[1]?.stops.every(({ kind }) => kind === 'meal')).toBe(true)
    expect(after.plan.days[1]?.stops.length).toBeGreaterThan(0)
  })

  it('a saving is at least the sum that was asked for; more than there is to save is refused with the most', () => {
    const { difference, after } = proposed({ kind: 'budget', amount: 20 })
    expect(difference.money).toBeLessThanOrEqual(-2000)
    expect(after.request.budget?.amount).toBe(TOWN.plan.total.amount - 2000)
    const { amount } = TOWN.plan.total
    const tooMuch = propose({ kind: 'budget', amount: amount / 100 })
    expect(tooMuch).toMatchObject({ state: 'refused', obstacle: { why: 'saves-less' } })
  })

  it('a removed sight is the only difference, and stays out of later plans', () => {
    const { parts, after } = proposed({ kind: 'remove', stop: nameOn(1) })
    expect(parts.flatMap(({ differences }) => differences)).toMatchObject([{ kind: 'removed' }])
    expect(after.request.avoid).toContain(parts[0]?.differences[0]?.before?.poiId)
  })

  it('a sight that is not in the plan is added on its day, one that is moves there', () => {
    const { before } = proposed({ kind: 'remove', stop: 'Old Tower' })
    const without = proposed({ kind: 'remove', stop: 'Old Tower' }, before).after
    const { after } = proposed({ kind: 'add', place: 'the old tower', weekday: 2 }, without)
    expect(named(after, 'Old Tower')?.day).toBe(2)
    expect(proposed({ kind: 'add', place: nameOn(0), day: 2 }).change).toMatchObject({ kind: 'move', day: 1 })
  })
})

describe('what is not clear or cannot be is said', () => {
  it.each([
    [{ kind: 'move', stop: 'the museum', part: 'evening' }, { asks: 'stop' }],
    [
      { kind: 'meals', meal: 'dinner', diets: ['vegan'] },
      { asks: 'day', days: [0, 1, 2] },
    ],
    [{ kind: 'move', stop: 'old tower' }, { asks: 'day' }],
    [{ kind: 'budget' }, { asks: 'sum' }],
    [
      { kind: 'arrival', clock: '15:30', day: 2 },
      { asks: 'day', days: [0] },
    ],
    [{}, { asks: 'kind' }],
  ] satisfies [Omit<ChangeArguments, 'change'>, object][])('asks after %j', (args, question) => {
    expect(propose(args)).toMatchObject({ state: 'question', question })
  })

  it.each([
    [{ kind: 'remove', stop: 'the Eiffel Tower' }, { why: 'not-in-plan' }],
    [{ kind: 'add', place: 'the Louvre' }, { why: 'no-place' }],
    [{ kind: 'pace', day: 9 }, { why: 'no-day' }],
    [
      { kind: 'add', place: 'Sunday Hall', day: 2 },
      { why: 'closed', day: 1 },
    ],
    [{ kind: 'arrival', clock: '09:00' }, { why: 'already' }],
  ] satisfies [Omit<ChangeArguments, 'change'>, object][])('refuses %j', (args, obstacle) => {
    expect(propose(args)).toMatchObject({ state: 'refused', obstacle })
  })
})

const CHANGES: Omit<ChangeArguments, 'change'>[] = [
  { kind: 'pace', pace: 'relaxed' },
  { kind: 'departure', minutes: -300 },
  { kind: 'rest', day: 2 },
  { kind: 'budget', amount: 60 },
  { kind: 'move', stop: nameOn(0), day: 3 },
]

describe('the parts of a change', () => {
  const proposals = CHANGES.map((args) => proposed(args))

  it('all together give exactly the plan after, none gives the plan before, and equal plans do not differ', () => {
    for (const proposal of proposals) {
      const { before, after, parts } = proposal
      const all = parts.map(({ id }) => id)
      expect(acceptParts(proposal, FACTS, all)).toEqual({ view: after, lost: [] })
      expect(diffPlans(after, acceptParts(proposal, FACTS, all).view, FACTS).stops).toEqual([])
      expect(acceptParts(proposal, FACTS, []).view).toBe(before)
      expect(diffPlans(before, before, FACTS)).toMatchObject({ stops: [], money: 0 })
    }
  })

  it('add up to the difference of the totals', () => {
    for (const { before, after, difference } of proposals)
      expect(difference.money).toBe(after.plan.total.amount - before.plan.total.amount)
  })

  it('are proved in each choice of them, or those that do not hold are named', () => {
    const choices = fc.record({ at: fc.nat(proposals.length - 1), bits: fc.nat(255) })
    fc.assert(
      fc.property(choices, ({ at, bits }) => {
        const proposal = proposals[at]
        if (!proposal) return
        const chosen = proposal.parts.map(({ id }) => id).filter((_, i) => (bits >> i) & 1)
        const { view, lost } = acceptParts(proposal, FACTS, chosen)
        expect(holds(proposal.before.checks, view.checks)).toBe(true)
        expect(lost.filter((id) => !chosen.includes(id))).toEqual([])
        const { stops } = diffPlans(proposal.before, view, FACTS)
        for (const id of chosen.filter((one) => !lost.includes(one) && !one.startsWith('day-')))
          expect(stops.map((one) => one.id)).toContain(id)
        for (const id of lost.filter((one) => !one.startsWith('day-')))
          expect(stops.filter((one) => one.id === id && one.kind !== 'retimed')).toEqual([])
      }),
      { numRuns: 25, seed: 7 },
    )
  })
})
