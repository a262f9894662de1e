import { readTripChange } from '@tripwright/domain/assistant/conversation'
import { planChangesMessages, proposePlanChange } from '@tripwright/domain/assistant/plan-changes'
import { utcDate } from '@tripwright/domain/base/dates'
import type { PlanFactsDeps } from '#features/trip/itinerary/index.ts'
import type { SolverThreads } from '#features/trip/planner/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { acceptProposal, describeProposal } from './plan-change.service.ts'
import { layOutPlan, readTripState } from './trip-plan.service.ts'

/** A change takes the planner some seconds: the limit stops scripts. */
const CHANGE_LIMIT = { name: 'plan-changes.propose', points: 120, seconds: 3600 }

type PlanChangesDeps = Pick<PlanFactsDeps, 'walking'> & { threads: Pick<SolverThreads, 'propose'> }

/** Changes of a plan for programs; on the page the device computes them. */
export function planChangesRoutes({ walking, threads }: PlanChangesDeps): Route[] {
  return [
    route(proposePlanChange, async ({ id, accept, ...args }, call) => {
      const { db, person, now, platform } = call
      const { texts } = planChangesMessages
      const verdict = await platform.limits.take(CHANGE_LIMIT, person.id, db)
      if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
      const trip = await readTripState(db, person.id, id)
      const planned = await layOutPlan({ db, config: platform.config, walking }, trip)
      if (planned === null) throw new AppError('unprocessable', { message: texts['no-plan.program'] })
      const { view, facts } = planned
      // Words alone are read as on the page; a program may also say what kind of change it is.
      const change = args.kind ? args : (readTripChange(args.change, utcDate(now)) ?? args)
      const proposal = await threads.propose(
        { change: { args: change, view }, facts, owner: [`person:${person.id}`] },
        call.request.signal,
      )
      const described = describeProposal(id, proposal)
      if (accept === undefined || proposal.state !== 'proposed') return described
      if (described.proposal !== accept) throw new AppError('conflict', { message: texts['stale.program'] })
      await acceptProposal(call, planned, proposal)
      return { ...described, state: 'accepted' as const }
    }),
  ]
}
