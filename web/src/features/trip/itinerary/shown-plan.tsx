import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { loadTripPacks } from '#features/map/map-packs/index.ts'
import type { OpenBooking } from '#features/trip/bookings/index.ts'
import { ExportMenu } from '#features/trip/export/index.ts'
import {
  ImprovingNote,
  markAsNew,
  PendingTitle,
  PlanBoard,
  PlanHead,
  PlanningProgress,
  SyncState,
  TripTitle,
  type useOpenedTrip,
} from '#features/trip/plan-view/index.ts'
import { type PlanWithFacts, toPlanForm } from '#features/trip/planner/index.ts'
import { ShareTrip } from '#features/trip/sharing/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { DayFoot } from './day-actions.tsx'
import { DayBookings, TripLists } from './late-bookings.tsx'
import type { EditRequest } from './no-plan.tsx'
import { PickedPlaceSheet } from './place-sheet.tsx'
import { useTripEdits } from './trip-edits.state.ts'

const TripPacks = lazyPart(loadTripPacks)

type ShownPlanProps = {
  trip: ReturnType<typeof useOpenedTrip>
  title: string
  news: string
  /** The current plan in progress; null: the trip is shown. */
  progress: { planWithFacts: PlanWithFacts | null; plans: number; place: number } | null
  isImproving: boolean
  onStop: () => void
  /** Called to return to the form. */
  onLeave: () => void
  onEditRequest: EditRequest
}

/** The plan in progress, or that of the trip with all its actions. */
export function ShownPlan(props: ShownPlanProps) {
  const { trip, title, news, progress, isImproving, onStop, onLeave, onEditRequest } = props
  const [openBooking, setOpenBooking] = useState<OpenBooking | null>(null)
  const edits = useTripEdits(trip, (id) => setOpenBooking({ id }))
  const [, navigate] = useLocation()
  const isSettling = progress !== null
  const planWithFacts = progress ? progress.planWithFacts : trip.planWithFacts
  const form =
    trip.planWithFacts &&
    toPlanForm(trip.planWithFacts.view.request, trip.planWithFacts.keyedFacts.facts.guides)
  const onChange = () => (isSettling || !form ? onLeave() : onEditRequest(trip.trip, form))
  const exportInput = isSettling || !planWithFacts ? null : { trip: trip.trip, planWithFacts, title }
  function openCopy(id: string): void {
    markAsNew(id)
    navigate(`/itinerary?trip=${id}`)
  }
  return (
    <div className="grid gap-5">
      <PlanHead
        planWithFacts={planWithFacts}
        title={
          isSettling ? <PendingTitle title={title} /> : <TripTitle title={title} onRename={trip.rename} />
        }
        state={
          progress ? (
            <PlanningProgress plans={progress.plans} place={progress.place} onStop={onStop} />
          ) : (
            <SyncState trip={trip} />
          )
        }
        canUndo={!isSettling && trip.canUndo}
        canRedo={!isSettling && trip.canRedo}
        onUndo={edits.onUndo}
        onRedo={edits.onRedo}
        onChange={onChange}
        actions={
          <>
            <ShareTrip trip={exportInput && { id: trip.trip.id, title, isPending: trip.opened.isPending }} />
            <ExportMenu exportInput={exportInput} isPending={trip.opened.isPending} onCopied={openCopy} />
          </>
        }
      />
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      {isImproving && !isSettling ? <ImprovingNote /> : null}
      <TripLists
        trip={trip}
        planWithFacts={isSettling ? null : planWithFacts}
        open={openBooking}
        onOpen={setOpenBooking}
        onReplan={edits.onReplan}
      />
      {planWithFacts ? (
        <PlanBoard
          planWithFacts={planWithFacts}
          isSettling={isSettling}
          {...(!isSettling && { drag: edits.drag, actionsOf: edits.actionsOf })}
          topOf={(day) => {
            const { date = '', stops = [] } = planWithFacts.view.plan.days[day] ?? {}
            return isSettling ? null : (
              <Suspense>
                <DayBookings
                  date={date}
                  bookings={trip.bookings}
                  planned={stops.flatMap(({ bookingId }) => bookingId ?? [])}
                  onOpen={setOpenBooking}
                />
              </Suspense>
            )
          }}
          footOf={(day) => (
            <DayFoot
              isSettling={isSettling}
              {...edits}
              day={day}
              trip={trip}
              days={planWithFacts.view.plan.days.length}
            />
          )}
        />
      ) : (
        <BoardSkeleton />
      )}
      <TripMaps planWithFacts={planWithFacts} isSettling={isSettling} />
      <PickedPlaceSheet planWithFacts={planWithFacts} edits={edits} />
    </div>
  )
}

/** The offline maps of the trip's cities, once its plan is settled. */
function TripMaps({
  planWithFacts,
  isSettling,
}: {
  planWithFacts: PlanWithFacts | null
  isSettling: boolean
}) {
  if (!planWithFacts || isSettling) return null
  return (
    <Suspense>
      <TripPacks cities={planWithFacts.keyedFacts.facts.guides.map(({ city }) => city)} />
    </Suspense>
  )
}

/** The board before its first plan. */
function BoardSkeleton() {
  return (
    <>
      <Skeleton className="h-13" />
      <Skeleton className="h-15 max-w-64" />
      <Skeleton className="h-[60vh]" />
    </>
  )
}
