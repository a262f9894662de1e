import { useState } from 'react'
import { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanFormState } from '#features/trip/planner/index.ts'
import { KeepTyped, newTripId, TripAccess } from '#features/trip/sync/index.ts'
import { TripWithoutPlan } from './late-bookings.tsx'
import type { EditRequest } from './no-plan.tsx'
import { type PlanRunInput, usePlanRun } from './plan-run.state.ts'
import { isPlanless, RunWithoutPlan } from './run-without-plan.tsx'
import { ShownPlan } from './shown-plan.tsx'

type WorkspaceProps = PlanRunInput & {
  /** The trip in the address; empty for a new one. */
  tripId: string
  /** Called with other constraints to plan. */
  onRetry: (draft: PlanFormState) => void
  /** Called to return to the form. */
  onLeave: () => void
  onEditRequest: EditRequest
}

/**
 * Makes and changes a plan: the first plan appears at once, better ones replace it, and the last becomes the trip without
 * rendering the page again.
 */
export function PlanWorkspace(props: WorkspaceProps) {
  const { tripId, run } = props
  const [freshId] = useState(newTripId)
  const trip = useOpenedTrip(tripId || freshId, run === null)
  return (
    <KeepTyped isThere={trip.status !== 'missing'} end={trip.opened.end}>
      <Workspace {...props} id={tripId || freshId} trip={trip} />
    </KeepTyped>
  )
}

type WorkspacePartProps = WorkspaceProps & { id: string; trip: ReturnType<typeof useOpenedTrip> }

function Workspace({ id, trip, ...props }: WorkspacePartProps) {
  const { run, onLeave, onRetry, onEditRequest } = props
  const { planning, isImproving, title, news, keep, retry, stop } = usePlanRun(props, id, trip)
  if (run !== null && isPlanless(planning))
    return (
      <RunWithoutPlan
        draft={run}
        planning={planning}
        retry={retry}
        onStop={() => stop(onLeave)}
        onTake={keep}
        onRetry={onRetry}
        onLeave={onLeave}
      />
    )
  if (run === null && (trip.status !== 'ready' || !trip.planWithFacts))
    return (
      <TripAccess value={trip.mayEdit}>
        <TripWithoutPlan trip={trip} onEditRequest={onEditRequest} />
      </TripAccess>
    )
  const progress = planning.state === 'planning' ? planning : NO_PLAN_YET
  return (
    <TripAccess value={trip.mayEdit}>
      <ShownPlan
        trip={trip}
        title={title}
        news={news}
        progress={run === null ? null : progress}
        isImproving={isImproving}
        onStop={() => stop(onLeave)}
        onLeave={onLeave}
        onEditRequest={onEditRequest}
      />
    </TripAccess>
  )
}

const NO_PLAN_YET = { planWithFacts: null, plans: 0, place: 0 }
