import { expect, it } from 'vitest'
import { checkTrip, minutesOf } from '../../trip/itinerary/index.ts'
import { normalizeWords, parseDates, parseMoneyMentions } from '../language/index.ts'
import { readPlanChange } from './change-reader.rules.ts'
import { FACTS, FIRST_DAY, planTown, startTimer } from './changed-town.test.ts'
import { proposeChange } from './proposal.rules.ts'
import { plannedStops } from './stop-rows.rules.ts'

// Sixty sentences, each read as people say it, planned anew and checked: what must be true of the plan after it.

const TOWN = planTown()
type View = typeof TOWN
const DIETS = ['vegan', 'vegetarian', 'halal', 'kosher', 'gluten-free'] as const

function say(text: string, view = TOWN) {
  const spoken = normalizeWords(text)
  const read = readPlanChange({
    text,
    spoken,
    date: parseDates(text, FIRST_DAY).from,
    sum: parseMoneyMentions(text, ['EUR', 'USD']).sum,
    diets: DIETS.filter((diet) => spoken.includes(` ${diet.replace('-', ' ')} `)),
  })
  if (read === null) return { state: 'not-read' as const }
  return proposeChange(Object.assign({ change: text }, read), view, FACTS, startTimer)
}

const sights = (view: View, day: number) =>
  plannedStops(view).filter((one) => one.day === day && one.stop.kind === 'visit')
const dayOf = (view: View, name: string) => plannedStops(view).find(({ stop }) => stop.name === name)?.day
const dayOfAny = (view: View, name: string) => dayOf(view, name) !== undefined
const startOf = (view: View, name: string) =>
  minutesOf(plannedStops(view).find(({ stop }) => stop.name === name)?.stop.start ?? '00:00')
const dinners = (view: View) => plannedStops(view).filter(({ stop }) => stop.meal === 'dinner')
const first = (day: number) => sights(TOWN, day)[0]?.stop.name ?? ''
const last = (day: number) => sights(TOWN, day).at(-1)?.stop.name ?? ''
const isLess = (day: number) => (after: View) => sights(after, day).length < sights(TOWN, day).length
const isGone = (name: string) => (after: View) => dayOf(after, name) === undefined
const isOn = (name: string, day: number) => (after: View) => dayOf(after, name) === day
const isRest = (day: number) => (after: View) => sights(after, day).length === 0
const arrivesAt = (from: number) => (after: View) =>
  minutesOf(after.plan.days[0]?.stops[0]?.start ?? '00:00') >= from
const leavesBy = (until: number) => (after: View) =>
  minutesOf(after.plan.days[2]?.stops.at(-1)?.end ?? '24:00') <= until
const savesAtLeast = (sum: number) => (after: View) => TOWN.plan.total.amount - after.plan.total.amount >= sum
const costsAtMost = (sum: number) => (after: View) => after.plan.total.amount <= sum
const budget = Math.floor(TOWN.plan.total.amount / 100) - 10

const HOLDS: [string, (after: View) => boolean][] = [
  ['make day 2 more relaxed', isLess(1)],
  ['make the first day easier', isLess(0)],
  ['Can you please make the second day a bit easier?', isLess(1)],
  ['slow down the last day', isLess(2)],
  ['day 3 is too packed', isLess(2)],
  ['take it easy on Tuesday', isLess(1)],
  ['less rushed on Wednesday please', isLess(2)],
  ['day one is too much', isLess(0)],
  [`remove the ${first(0)}`, isGone(first(0))],
  [`skip the ${first(1)}`, isGone(first(1))],
  [`please take the ${first(2)} out of the plan`, isGone(first(2))],
  [`drop the ${last(0)}`, isGone(last(0))],
  [`we don't want to see the ${last(1)}`, isGone(last(1))],
  [`delete ${last(2)}`, isGone(last(2))],
  [`get rid of the ${first(1)}`, isGone(first(1))],
  [`cut the ${first(0)} from day 1`, isGone(first(0))],
  [`move the ${first(0)} to day 2`, isOn(first(0), 1)],
  [`move ${first(1)} to day 3`, isOn(first(1), 2)],
  [`put the ${first(2)} on Monday`, isOn(first(2), 0)],
  [`move the ${last(0)} to Wednesday`, isOn(last(0), 2)],
  [`shift the ${last(1)} to the first day`, isOn(last(1), 0)],
  [`move the ${first(0)} from day 1 to day 3`, isOn(first(0), 2)],
  [`move the ${first(0)} to the afternoon`, (after) => startOf(after, first(0)) >= 720],
  [`visit the ${first(1)} in the afternoon instead`, (after) => startOf(after, first(1)) >= 720],
  [`visit ${first(2)} in the afternoon instead`, (after) => startOf(after, first(2)) >= 720],
  ['add a rest day', isRest(1)],
  ['make day 2 a rest day', isRest(1)],
  ['make day 1 a rest day', isRest(0)],
  ['keep Tuesday free', isRest(1)],
  ['a day off on day 3', isRest(2)],
  ['we land three hours later', arrivesAt(720)],
  ['we land at 3 pm instead', arrivesAt(900)],
  ['our flight arrives two hours later', arrivesAt(660)],
  ['we only arrive at 15:30', arrivesAt(930)],
  ['we arrive an hour and a half later', arrivesAt(630)],
  ['we land at noon', arrivesAt(720)],
  ['our flight leaves at 16:00 on the last day', leavesBy(960)],
  ['we leave at 5 pm on the last day', leavesBy(1020)],
  ['our flight leaves at 15:00 on the last day', leavesBy(900)],
  ['make it cheaper by 20', savesAtLeast(2000)],
  ['make the trip 30 euros cheaper', savesAtLeast(3000)],
  ['save 40 euros on the trip', savesAtLeast(4000)],
  ['bring it down by 25 euros', savesAtLeast(2500)],
  [`keep the total under ${budget} euros`, costsAtMost(budget * 100)],
  ['spend 15 euros less', savesAtLeast(1500)],
]

it.each(HOLDS)('"%s": it holds, the checker proves it, and it can be undone', (text, isTrue) => {
  const proposal = say(text)
  expect(proposal).toMatchObject({ state: 'proposed' })
  if (proposal.state !== 'proposed') return
  const { before, after } = proposal
  expect(isTrue(after)).toBe(true)
  expect(checkTrip(after.request, after.plan, FACTS).filter(({ ok }) => !ok)).toEqual([])
  expect(before).toBe(TOWN)
})

const NOT_DONE: [string, object][] = [
  ['remove the Eiffel Tower', { state: 'refused', obstacle: { why: 'not-in-plan' } }],
  ['add the Louvre', { state: 'refused', obstacle: { why: 'no-place' } }],
  ['make day 9 more relaxed', { state: 'refused', obstacle: { why: 'no-day' } }],
  ['add the Sunday Hall on day 2', { state: 'refused', obstacle: { why: 'closed' } }],
  ['make it cheaper by 5000', { state: 'refused', obstacle: { why: 'saves-less' } }],
  ['we land at 9 am', { state: 'refused', obstacle: { why: 'already' } }],
  ['move the museum to the evening', { state: 'question', question: { asks: 'stop' } }],
  ['make it cheaper', { state: 'question', question: { asks: 'sum' } }],
  ['swap dinner for vegan', { state: 'question', question: { asks: 'day' } }],
  ['move the museum on day 1', { state: 'question' }],
]

it.each(NOT_DONE)('"%s" is not done but said or asked', (text, answer) => {
  expect(say(text)).toMatchObject(answer)
})

const TABLES = ['Green Table', 'Leaf Kitchen']

it.each([
  'vegan dinner on day 1',
  'swap dinner on day 2 for vegan',
  'make dinner on the last day vegetarian',
])('"%s": that dinner is at such a table, or it is said that none is free', (text) => {
  const proposal = say(text)
  const day = text.includes('day 1') ? 0 : text.includes('day 2') ? 1 : 2
  if (proposal.state === 'proposed') {
    const at = dinners(proposal.after).find((one) => one.day === day)?.stop.name
    expect(TABLES).toContain(at)
    expect(checkTrip(proposal.after.request, proposal.after.plan, FACTS).every(({ ok }) => ok)).toBe(true)
  } else expect(proposal).toMatchObject({ state: 'refused' })
})

it('"swap one for the other": the other stands there, and the one is gone', () => {
  const view = planTown({ days: 1 })
  const [own] = sights(view, 0)
  const other = ['Sea Aquarium', 'Toy Museum', 'Hill Park', 'Stone Square'].find(
    (name) => !dayOfAny(view, name),
  )
  const proposal = say(`swap the ${own?.stop.name} for the ${other}`, view)
  expect(proposal).toMatchObject({ state: 'proposed' })
  if (proposal.state !== 'proposed') return
  expect(isGone(own?.stop.name ?? '')(proposal.after)).toBe(true)
  expect(dayOf(proposal.after, other ?? '')).toBe(0)
})

it('"add the Old Tower on day 3" after it was removed: it is back on that day', () => {
  const removed = say('remove the Old Tower')
  if (removed.state !== 'proposed') throw new Error(JSON.stringify(removed))
  const added = say('add the Old Tower on day 3', removed.after)
  expect(added).toMatchObject({ state: 'proposed' })
  if (added.state === 'proposed') expect(dayOf(added.after, 'Old Tower')).toBe(2)
})

it('two changes of a sentence are one proposal, and both hold after it', () => {
  const gone = first(0)
  const proposal = say(`make day 2 more relaxed and remove the ${gone}`)
  expect(proposal).toMatchObject({
    state: 'proposed',
    change: { kind: 'pace' },
    further: [{ kind: 'remove' }],
  })
  if (proposal.state !== 'proposed') return
  expect(isGone(gone)(proposal.after)).toBe(true)
  expect(isLess(1)(proposal.after)).toBe(true)
  expect(checkTrip(proposal.after.request, proposal.after.plan, FACTS).every(({ ok }) => ok)).toBe(true)
})

it('of two changes the one that is not clear is asked about, with the words of the other', () => {
  expect(say(`remove the ${first(0)} and make it cheaper`)).toMatchObject({
    state: expect.not.stringMatching('proposed'),
  })
  const asked = say(`remove the ${first(0)} and make the trip cheaper`)
  expect(asked).toMatchObject({
    state: 'question',
    question: { asks: 'sum' },
    args: { kind: 'budget' },
    others: [`remove the ${first(0)}`],
  })
})
