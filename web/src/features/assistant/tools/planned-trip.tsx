import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { setTurnTrip } from '#features/assistant/chat-history/index.ts'
import { PlanGlance, PlanningProgress, useOpenedTrip } from '#features/trip/plan-view/index.ts'
import {
  newPlanForm,
  type PlanFormState,
  type PlanWithFacts,
  usePlanning,
} from '#features/trip/planner/index.ts'
import { newTripId } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { CardLink } from './answer-card.tsx'
import { GuideProgress, NoGuide } from './town-guide.tsx'

const NO_ITEMS = { bookings: [], ownPlaces: [] }

type PlanHereProps = {
  wish: Partial<PlanFormState>
  /** Of the cities, for the name of the trip. */
  names: string
  turnId: string
  /** The link to the planner. */
  planner: ReactNode
}

/** A plan that is made in its answer, at once; it becomes a trip when somebody keeps it. */
export function PlanHere({ wish, names, turnId, planner }: PlanHereProps) {
  const t = useText(assistantMessages)
  const ofPlanner = useText(itineraryPageMessages)
  const [tripId] = useState(newTripId)
  const trip = useOpenedTrip(tripId, false)
  const [planned, setPlanned] = useState<PlanWithFacts | null>(null)
  const [isRunning, setIsRunning] = useState(true)
  const { planning, plan, stop } = usePlanning({
    onPlanned: setPlanned,
    // Nobody has changed or kept the one before: then this one would no longer be here.
    onBetter: setPlanned,
    makeId: newTripId,
  })
  const start = useEffectEvent(() => {
    setIsRunning(true)
    void plan({ ...newPlanForm(), ...wish }, [], NO_ITEMS).finally(() => setIsRunning(false))
  })
  const isBegun = useRef(false)
  useEffect(() => {
    // Once: React runs effects twice in development.
    if (!isBegun.current) start()
    isBegun.current = true
  }, [])

  function keep(made: PlanWithFacts): void {
    const title = ofPlanner('trip.default-title', { days: made.view.request.days, cities: names })
    if (trip.keep(made, title, undefined)) setTurnTrip(turnId, tripId)
    else toast(t('plan.not-kept'), { kind: 'error' })
  }

  if (planned)
    return (
      <>
        <PlanGlance planWithFacts={planned} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => keep(planned)}>{t('plan.keep')}</Button>
          {planner}
        </div>
      </>
    )
  if (isRunning && planning.state === 'gathering') return <GuideProgress {...planning} />
  if (isRunning) return <Progress planning={planning} onStop={stop} />
  if (planning.state === 'no-guide')
    return (
      <>
        <NoGuide refusal={planning.refusal} onRetry={start} />
        {planner}
      </>
    )
  return (
    <>
      <NoPlan planning={planning} onRetry={start} />
      {planner}
    </>
  )
}

type Planning = ReturnType<typeof usePlanning>['planning']

function Progress({ planning, onStop }: { planning: Planning; onStop: () => void }) {
  const { plans, place } = planning.state === 'planning' ? planning : { plans: 0, place: 0 }
  return (
    <div className="grid gap-6">
      <div className="relative flex flex-wrap items-center gap-3">
        <PlanningProgress plans={plans} place={place} onStop={onStop} />
      </div>
      <Skeleton className="h-40" />
    </div>
  )
}

/** Why there is no plan: it was stopped, the wishes do not fit, or it failed. */
function NoPlan({ planning, onRetry }: { planning: Planning; onRetry: () => void }) {
  const t = useText(assistantMessages)
  const isStopped = planning.state === 'idle' && Object.keys(planning.errors).length === 0
  const isRefused = planning.state === 'refused' || planning.state === 'idle'
  const message = planning.state === 'failed' ? planning.message : ''
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">{isStopped ? null : message || t(isRefused ? 'plan.refused' : 'plan.failed')}</p>
      {isRefused && !isStopped ? null : (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('plan.here.again')}
        </Button>
      )}
    </div>
  )
}

/** The trip that a plan was kept as, as it is now. */
export function KeptPlan({ id, planner }: { id: string; planner: ReactNode }) {
  const t = useText(assistantMessages)
  const { status, planWithFacts } = useOpenedTrip(id, true)
  if (status === 'missing')
    return (
      <>
        <p className="text-muted">{t('plan.kept.gone')}</p>
        {planner}
      </>
    )
  return (
    <>
      {planWithFacts ? (
        <PlanGlance planWithFacts={planWithFacts} />
      ) : status === 'loading' ? (
        <p className="text-muted">{t('plan.kept.loading')}</p>
      ) : null}
      <p className="text-muted text-sm">{t('plan.kept')}</p>
      <CardLink href={`/itinerary?trip=${id}`}>{t('plan.kept.open')}</CardLink>
    </>
  )
}
