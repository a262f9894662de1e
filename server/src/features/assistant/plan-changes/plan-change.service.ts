import { createHash, randomBytes } from 'node:crypto'
import {
  type ChangeProposal,
  isNewStop,
  type ProposedPlanChange,
  type StopDifference,
} from '@tripwright/domain/assistant/plan-changes'
import { changesForPlan, withIds } from '@tripwright/domain/trip/plan-view'
import { inBatches, makeOps, type PlanView, uuidV7 } from '@tripwright/domain/trip/sync'
import { consumeOwnUsage } from '#features/plans/usage/index.ts'
import { PLAN_USAGE } from '#features/trip/itinerary/index.ts'
import { applyOps, lockTripOf } from '#features/trip/sync/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import { readTripState, type TripPlan } from './trip-plan.service.ts'

type Proposed = Extract<ChangeProposal, { state: 'proposed' }>
type Changer = Pick<Call, 'db' | 'now' | 'platform' | 'keep' | 'device' | 'address'> & {
  person: Person
}

/** A proposal as a program reads it. */
export function describeProposal(tripId: string, proposal: ChangeProposal): ProposedPlanChange {
  const none = { tripId, proposal: null, differences: [], money: 0, currency: null, waysMinutes: 0 }
  if (proposal.state === 'question') {
    const { asks, ...details } = proposal.question
    return { ...none, state: 'question', reason: { about: asks, ...details } }
  }
  if (proposal.state === 'refused') {
    const { obstacle, conflict } = proposal
    const about = obstacle?.why ?? (conflict ? 'conflict' : 'no-plan')
    return { ...none, state: 'refused', reason: { about, ...obstacle, ...(conflict && { conflict }) } }
  }
  const { stops, money, currency, ways } = proposal.difference
  return {
    state: 'proposed',
    tripId,
    proposal: idOfProposal(tripId, proposal),
    differences: stops.map(describeStop),
    money,
    currency,
    waysMinutes: ways.minutes,
    reason: null,
  }
}

/** The same change of the same plan has the same id, so that nothing need be stored between two calls. */
function idOfProposal(tripId: string, { before, after }: Proposed): string {
  const planOf = ({ request, plan, ids }: PlanView) => ({ request, plan, ids })
  const text = JSON.stringify([tripId, planOf(before), planOf(after)])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function describeStop({ kind, before, after, minutes, money }: StopDifference) {
  const side = (one: StopDifference['before']) =>
    one && { day: one.day + 1, name: one.name, start: one.start, end: one.end }
  return { kind, before: side(before), after: side(after), minutes, money }
}

/**
 * Gives the trip the plan of a proposal: one entry of its history, counted as a plan. Throws conflict when somebody changed
 * the trip meanwhile, and limit-reached.
 */
export async function acceptProposal(
  changer: Changer,
  { trip, facts }: TripPlan,
  proposal: Proposed,
): Promise<void> {
  const { person, now, platform, keep } = changer
  const makeId = () => uuidV7(now.getTime(), randomBytes(10))
  const { after } = proposal
  const ids = after.ids.map((day) => day.map((id) => (isNewStop(id) ? '' : id)))
  const changes = changesForPlan(trip, withIds({ ...after, ids }, makeId), facts.guides, null)
  const batches = inBatches(makeOps(trip, trip.version, changes, makeId))
  // A change of a few stops is one call; a larger one would be several entries of the history.
  const [ops = [], ...more] = batches
  if (more.length > 0) throw new AppError('unprocessable')
  await keep(async (db) => {
    await lockTripOf(db, trip.id, person.id)
    const current = await readTripState(db, person.id, trip.id)
    if (current.version !== trip.version) throw new AppError('conflict')
    await consumeOwnUsage({ ...changer, db }, PLAN_USAGE)
    if (ops.length === 0) return
    const { people } = await applyOps({ db, now, personId: person.id }, trip.id, ops)
    await platform.events.publishAll(
      db,
      people.map((one) => ({ person: one, kind: 'trips', id: trip.id })),
    )
  })
}
