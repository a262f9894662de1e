import { expect, it } from 'vitest'
import { minutesOf } from '../../trip/itinerary/index.ts'
import { editPlan } from '../../trip/sync/index.ts'
import { FACTS, planTown, startTimer } from './changed-town.test.ts'
import { stopsInRain } from './out-of-rain.rules.ts'
import { proposeChange } from './proposal.rules.ts'
import { acceptParts } from './proposal-parts.rules.ts'
import { plannedStops } from './stop-rows.rules.ts'
import { holds } from './wanted-change.rules.ts'

const OUTDOORS = FACTS.guides[0]?.pointsOfInterest.filter(({ indoor }) => !indoor).map(({ id }) => id) ?? []
type View = ReturnType<typeof planTown>

const minutesOutdoors = (view: View, day: number) =>
  stopsInRain(view, FACTS, day).reduce(
    (sum, { stop }) => sum + minutesOf(stop.end) - minutesOf(stop.start),
    0,
  )
const dayWithMost = (view: View) =>
  [0, 1, 2].toSorted((a, b) => minutesOutdoors(view, b) - minutesOutdoors(view, a))[0] ?? 0
const othersThan = (day: number) => [0, 1, 2].filter((one) => one !== day)

function proposeIn(view: View, day: number, dryDays = othersThan(day)) {
  return proposeChange({ kind: 'rain', day, dryDays }, view, FACTS, startTimer)
}
function proposedIn(view: View, day: number, dryDays?: number[]) {
  const proposal = proposeIn(view, day, dryDays)
  if (proposal.state !== 'proposed') throw new Error(JSON.stringify(proposal))
  return proposal
}

const TOWN = planTown()
const WET = dayWithMost(TOWN)
/** Computed once: it takes a second. */
const PROPOSAL = proposedIn(TOWN, WET)

it('a day of rain has less under the open sky, and no rule is broken that was kept', () => {
  expect(minutesOutdoors(TOWN, WET)).toBeGreaterThan(0)
  const { after, parts } = PROPOSAL
  expect(minutesOutdoors(after, WET)).toBeLessThan(minutesOutdoors(TOWN, WET))
  expect(holds(TOWN.checks, after.checks)).toBe(true)
  expect(parts.length).toBeGreaterThan(0)
})

it('what was asked for moves to a drier day and is never left out', () => {
  const [outdoor] = stopsInRain(TOWN, FACTS, WET)
  const poiId = outdoor?.stop.poiId ?? ''
  const asked = planTown({ mustSee: [poiId] })
  const day = plannedStops(asked).find(({ stop }) => stop.poiId === poiId)?.day ?? 0
  const { after } = proposedIn(asked, day)
  const now = plannedStops(after).find(({ stop }) => stop.poiId === poiId)
  expect(now).toBeDefined()
  expect(now?.day).not.toBe(day)
})

it('nothing moves to a day that is wet too', () => {
  const proposal = proposeIn(TOWN, WET, [])
  if (proposal.state !== 'proposed') return expect(proposal).toMatchObject({ state: 'refused' })
  const stays = (day: number) => proposal.after.plan.days[day]?.stops.map(({ poiId }) => poiId)
  for (const day of othersThan(WET))
    expect(stays(day)).toEqual(TOWN.plan.days[day]?.stops.map(({ poiId }) => poiId))
})

it('what is locked stays out in the rain, and is not offered to move', () => {
  const locked = stopsInRain(TOWN, FACTS, WET).reduce<View>(
    (view, { id }) => editPlan(view, FACTS, { kind: 'lock', id }) ?? view,
    TOWN,
  )
  expect(stopsInRain(locked, FACTS, WET)).toEqual([])
  expect(proposeIn(locked, WET)).toMatchObject({ state: 'refused', obstacle: { why: 'no-shelter' } })
})

it('says that nothing better was found where there is nothing indoors and no drier day', () => {
  const indoors = FACTS.guides[0]?.pointsOfInterest.filter(({ indoor, meals }) => indoor && !meals) ?? []
  const outside = planTown({ avoid: indoors.map(({ id }) => id), days: 1 })
  expect(minutesOutdoors(outside, 0)).toBeGreaterThan(0)
  expect(proposeIn(outside, 0, [])).toEqual({
    state: 'refused',
    obstacle: { why: 'no-shelter', name: '' },
    conflict: null,
  })
})

it('a part alone holds too, or is named as one that does not', () => {
  for (const { id } of PROPOSAL.parts) {
    const { view, lost } = acceptParts(PROPOSAL, FACTS, [id])
    expect(holds(TOWN.checks, view.checks)).toBe(true)
    if (PROPOSAL.parts.length > 1 && lost.length === 0) expect(view).not.toEqual(TOWN)
  }
})

it('two that change places are accepted together, whatever else is left out', () => {
  const [outdoor] = stopsInRain(TOWN, FACTS, WET)
  const asked = planTown({ mustSee: [outdoor?.stop.poiId ?? ''] })
  const at = plannedStops(asked).find(({ stop }) => stop.poiId === outdoor?.stop.poiId)
  const proposal = proposedIn(asked, at?.day ?? 0)
  const own = proposal.parts.find(({ id }) => id === at?.id)
  const back = proposal.parts.filter(
    ({ differences: [main] }) => main?.kind === 'moved' && main.after?.day === at?.day,
  )
  const chosen = [own?.id ?? '', ...back.map(({ id }) => id)]
  const { lost } = acceptParts(proposal, FACTS, chosen)
  expect(lost).not.toContain(own?.id)
})

it('only sights of the guide that are outdoors count', () => {
  const places = stopsInRain(TOWN, FACTS, WET).map(({ stop }) => stop.poiId)
  expect(places.every((id) => id !== null && OUTDOORS.includes(id))).toBe(true)
})
