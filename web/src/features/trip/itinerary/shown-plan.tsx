import { Fragment, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { loadTripPacks } from '#features/map/map-packs/index.ts'
import { loadTakeAlong } from '#features/map/take-along/index.ts'
import type { OpenBooking } from '#features/trip/bookings/index.ts'
import { ExportMenu } from '#features/trip/export/index.ts'
import {
  ImprovingNote,
  markAsNew,
  NextEventLine,
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
import { AskForChange } from './ask-for-change.tsx'
import { DayFoot, DayTopPlaceholder } from './day-actions.tsx'
import { BookingWarnings, DayBookings, TripLists } from './late-bookings.tsx'
import type { EditRequest } from './no-plan.tsx'
import { PickedPlaceSheet } from './place-sheet.tsx'
import { useTripEdits } from './trip-edits.state.ts'
import { TripPart, TripTop, TripTopPlaceholder, useTripPart } from './trip-parts.tsx'

const TripPacks = lazyPart(loadTripPacks)
const TakeAlong = lazyPart(loadTakeAlong)
const DayConditions = lazyPart(() => import('./day-conditions.tsx').then((part) => part.DayConditions))

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
  const settled = isSettling ? null : planWithFacts
  const { part, today } = useTripPart(trip.trip, settled?.keyedFacts.facts.guides)
  function onChange(): void {
    // What is planned is shown as a plan, whichever part was open.
    if (part !== null) navigate(`/itinerary?trip=${trip.trip.id}`, { replace: true })
    if (settled) onEditRequest(trip.trip, toPlanForm(settled.view.request, settled.keyedFacts.facts.guides))
    else onLeave()
  }
  const exportInput = settled && { trip: trip.trip, planWithFacts: settled, title }
  function openCopy(id: string): void {
    markAsNew(id)
    navigate(`/itinerary?trip=${id}`)
  }
  return (
    <div className="grid gap-5">
      <PlanHead
        planWithFacts={planWithFacts}
        title={<PlanTitle title={title} onRename={isSettling || !trip.mayEdit ? null : trip.rename} />}
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
        isSettling={isSettling}
        next={<Next trip={trip} planWithFacts={settled} />}
        onChange={trip.mayEdit ? onChange : null}
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
      {settled ? <TripTop trip={trip.trip} today={today} part={part} /> : <TripTopPlaceholder />}
      {settled && part ? (
        <TripPart
          key={part}
          part={part}
          trip={trip}
          planWithFacts={settled}
          towns={settled.keyedFacts.facts.guides}
          today={today}
        />
      ) : (
        // The same element before and after it settles: nothing in the plan is rendered again.
        <Fragment key="plan">
          <Warnings trip={trip} planWithFacts={settled} edits={edits} />
          <Board
            trip={trip}
            title={title}
            planWithFacts={planWithFacts}
            isSettling={isSettling}
            edits={edits}
            onOpenBooking={setOpenBooking}
          />
          <BelowDays
            trip={trip}
            planWithFacts={settled}
            edits={edits}
            open={openBooking}
            onOpen={setOpenBooking}
          />
        </Fragment>
      )}
      <PickedPlaceSheet planWithFacts={planWithFacts} edits={edits} />
    </div>
  )
}

function PlanTitle({ title, onRename }: { title: string; onRename: ((title: string) => void) | null }) {
  return onRename ? <TripTitle title={title} onRename={onRename} /> : <PendingTitle title={title} />
}

type BoardProps = Pick<ShownPlanProps, 'trip' | 'title'> & {
  planWithFacts: PlanWithFacts | null
  isSettling: boolean
  edits: ReturnType<typeof useTripEdits>
  onOpenBooking: (open: OpenBooking) => void
}

/** The days with their stops, and what is booked on each. */
function Board({ trip, title, planWithFacts, isSettling, edits, onOpenBooking }: BoardProps) {
  if (!planWithFacts) return <BoardSkeleton />
  const { days } = planWithFacts.view.plan
  return (
    <PlanBoard
      planWithFacts={planWithFacts}
      isSettling={isSettling}
      actions={<AskForChange trip={trip} name={title} isSettling={isSettling} />}
      {...(!isSettling && trip.mayEdit && { drag: edits.drag, actionsOf: edits.actionsOf })}
      topOf={(day) =>
        isSettling ? (
          <DayTopPlaceholder planWithFacts={planWithFacts} day={day} />
        ) : (
          <Suspense fallback={<DayTopPlaceholder planWithFacts={planWithFacts} day={day} />}>
            <DayConditions trip={trip} planWithFacts={planWithFacts} name={title} day={day} />
            <DayBookings
              date={days[day]?.date ?? ''}
              bookings={trip.bookings}
              planned={days[day]?.stops.flatMap(({ bookingId }) => bookingId ?? []) ?? []}
              onOpen={onOpenBooking}
            />
          </Suspense>
        )
      }
      footOf={(day) => (
        <DayFoot
          isSettling={isSettling}
          {...edits}
          onBook={() => onOpenBooking({ date: days[day]?.date ?? null })}
          day={day}
          trip={trip}
          days={days.length}
        />
      )}
    />
  )
}

type SettledPlanProps = {
  trip: ReturnType<typeof useOpenedTrip>
  /** Null while better plans may follow. */
  planWithFacts: PlanWithFacts | null
  edits: ReturnType<typeof useTripEdits>
}

/** What comes next in the trip. */
function Next({ trip, planWithFacts }: Omit<SettledPlanProps, 'edits'>) {
  return planWithFacts && <NextEventLine trip={trip.trip} towns={planWithFacts.keyedFacts.facts.guides} />
}

/** What of the bookings does not fit, above the plan that it spoils. */
function Warnings({ trip, planWithFacts, edits }: SettledPlanProps) {
  if (!planWithFacts) return null
  return (
    <Suspense>
      <BookingWarnings
        trip={trip.trip}
        bookings={trip.bookings}
        planWithFacts={planWithFacts}
        onReplan={edits.onReplan}
      />
    </Suspense>
  )
}

type BelowDaysProps = SettledPlanProps & {
  open: OpenBooking | null
  onOpen: (open: OpenBooking | null) => void
}

/** All bookings and places of the trip, and what of it works without a network: all of it by one press, and the maps of its cities. */
function BelowDays({ trip, planWithFacts, edits, open, onOpen }: BelowDaysProps) {
  if (!planWithFacts) return null
  const { days } = planWithFacts.view.plan
  const cities = planWithFacts.keyedFacts.facts.guides.map(({ city }) => city)
  const towns = cities.map(({ id, country, lat, lon }) => {
    const dates = days.flatMap(({ cityId, date }) => (cityId === id ? date : []))
    return { id, country, lat, lon, dates }
  })
  return (
    <>
      <TripLists
        trip={trip}
        planWithFacts={planWithFacts}
        open={open}
        onOpen={onOpen}
        onReplan={edits.onReplan}
      />
      <Suspense>
        <TakeAlong tripId={trip.trip.id} towns={towns} />
        <TripPacks cities={cities} />
      </Suspense>
    </>
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
