import type { City, PointOfInterest } from '@tripwright/domain/destination/places'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { PlacePicker } from '#features/destination/places/index.ts'
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
  useOpenedTrip,
} from '#features/trip/plan-view/index.ts'
import {
  isSamePlan,
  type PlanFormErrors,
  type PlanFormState,
  type PlanWithFacts,
  toPlanForm,
  usePlanning,
} from '#features/trip/planner/index.ts'
import { ShareTrip } from '#features/trip/sharing/index.ts'
import { newTripId } from '#features/trip/sync/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { DayBookings, itemsOf, TripLists, TripWithoutPlan } from './late-bookings.tsx'
import type { EditRequest } from './no-plan.tsx'
import { isPlanless, RunWithoutPlan } from './run-without-plan.tsx'
import { candidatesFor, type PlacePickTarget, useOpenings, useTripEdits } from './trip-edits.state.ts'

const TripPacks = lazyPart(loadTripPacks)

type Trip = ReturnType<typeof useOpenedTrip>
type WorkspaceProps = {
  /** The trip in the address; empty for a new one. */
  tripId: string
  /** The request to plan; null: the trip is open. */
  run: PlanFormState | null
  cities: readonly City[]
  /** The trip of the plan; null creates a new one. */
  into: TripState | undefined
  onDone: (tripId: string) => void
  onErrors: (errors: PlanFormErrors) => void
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
  const { tripId, run, onLeave, onRetry, onEditRequest } = props
  const [freshId] = useState(newTripId)
  const trip = useOpenedTrip(tripId || freshId, run === null)
  const { planning, isImproving, title, news, keep, retry, stop } = useRun(props, tripId || freshId, trip)
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
    return <TripWithoutPlan trip={trip} onEditRequest={onEditRequest} />
  const progress = planning.state === 'planning' ? planning : NO_PLAN_YET
  return (
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
  )
}

const NO_PLAN_YET = { planWithFacts: null, plans: 0, place: 0 }

type ShownPlanProps = Pick<WorkspaceProps, 'onLeave' | 'onEditRequest'> & {
  trip: Trip
  title: string
  news: string
  /** The current plan in progress; null: the trip is shown. */
  progress: { planWithFacts: PlanWithFacts | null; plans: number; place: number } | null
  isImproving: boolean
  onStop: () => void
}

/** The plan in progress, or that of the trip with all its actions. */
function ShownPlan(props: ShownPlanProps) {
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

type PickedPlaceSheetProps = { planWithFacts: PlanWithFacts | null; edits: ReturnType<typeof useTripEdits> }

/** The sheet of places to choose from, while it is open. */
function PickedPlaceSheet({ planWithFacts, edits }: PickedPlaceSheetProps) {
  if (!planWithFacts || !edits.pickTarget) return null
  return (
    <PlaceSheet
      planWithFacts={planWithFacts}
      pickTarget={edits.pickTarget}
      onPick={edits.pick}
      onClose={edits.close}
    />
  )
}

type DayFootProps = ComponentProps<typeof DayActions> & { isSettling: boolean }

function DayFoot({ isSettling, ...actions }: DayFootProps) {
  return isSettling ? <DayActionsPlaceholder /> : <DayActions {...actions} />
}

/** The plan in progress: it starts with new constraints, and becomes the trip when the search ends or is stopped. */
function useRun({ run, cities, into, onDone, onErrors }: WorkspaceProps, id: string, trip: Trip) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const [news, setNews] = useState('')
  const names = formats.list(run?.cities.map(({ text }) => text.trim()) ?? [])
  const ownTitle = run ? into && tripFieldsOf(into).title : trip.fields.title
  const title = ownTitle || t('trip.default-title', { days: Number(run?.days) || 1, cities: names })

  function keep(planWithFacts: PlanWithFacts, onDevice = false): void {
    if (onDevice) toast(t('planning.device'))
    if (!trip.keep(planWithFacts, title, into)) return
    const { days, total } = planWithFacts.view.plan
    const stops = days.reduce((sum, day) => sum + day.stops.length, 0)
    const cost = formats.money(total.amount, total.currency)
    setNews(t('planning.news', { stops, days: days.length, cost }))
    onDone(id)
  }
  /** A better plan replaces the one that was cut short, unless the user has changed that. */
  function swap(better: PlanWithFacts, planned: PlanWithFacts): void {
    const adopt = () => trip.keep(better, title, trip.trip)
    const isUntouched = trip.planWithFacts !== null && isSamePlan(trip.planWithFacts.view, planned.view)
    if (!isUntouched)
      toast(t('planning.better.kept'), {
        duration: 20_000,
        action: { label: t('planning.better.use'), onPick: adopt },
      })
    else if (adopt()) toast(t('planning.better'), { kind: 'success' })
  }
  const { planning, isImproving, plan, stop } = usePlanning({
    onPlanned: keep,
    onBetter: swap,
    makeId: newTripId,
  })
  const begun = useRef<PlanFormState>(null)
  useEffect(() => {
    // Once per draft: React runs effects twice in development.
    if (begun.current === run) return
    begun.current = run
    if (run) void plan(run, cities, itemsOf(into))
  })
  const errors = planning.state === 'idle' ? planning.errors : null
  const isRefusedForm = run !== null && errors !== null && Object.keys(errors).length > 0
  useEffect(() => {
    if (errors && isRefusedForm) onErrors(errors)
  }, [errors, isRefusedForm, onErrors])

  return {
    planning,
    isImproving,
    title,
    news,
    keep,
    retry: () => run && void plan(run, cities, itemsOf(into)),
    stop(onNothing: () => void): void {
      const isNothing = planning.state !== 'planning' || planning.planWithFacts === null
      stop()
      if (isNothing) onNothing()
    },
  }
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

/** The height of a day's actions. */
function DayActionsPlaceholder() {
  return <div aria-hidden="true" className={buttonClass({ size: 'sm' }, 'invisible')} />
}

type PlaceSheetProps = {
  planWithFacts: PlanWithFacts
  pickTarget: PlacePickTarget
  onPick: (place: PointOfInterest) => void
  onClose: () => void
}

/** Places of the guide that are not in the plan, with their hours of that day, the best first. */
function PlaceSheet({ planWithFacts, pickTarget, onPick, onClose }: PlaceSheetProps) {
  const t = useText(itineraryPageMessages)
  const openings = useOpenings(planWithFacts, pickTarget.day)
  const { instead, day } = pickTarget
  return (
    <PlacePicker
      title={instead ? t('pick.swap', { name: instead.name }) : t('pick.add', { day: day + 1 })}
      closeLabel={t('pick.close')}
      candidates={candidatesFor(planWithFacts, pickTarget, openings)}
      onPick={onPick}
      onClose={onClose}
    />
  )
}

type DayActionsProps = {
  day: number
  days: number
  trip: Trip
  onAdd: (day: number) => void
  onReplan: (days: number[]) => void
}

/** Actions on a whole day. */
function DayActions({ day, days, trip: { isBusy }, onAdd, onReplan }: DayActionsProps) {
  const t = useText(itineraryPageMessages)
  const rest = Array.from({ length: days - day }, (_, i) => day + i)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => onAdd(day)}>
        <Plus aria-hidden="true" />
        {t('day.add')}
      </Button>
      <Button variant="ghost" size="sm" busy={isBusy} onClick={() => onReplan([day])}>
        <RefreshCw aria-hidden="true" />
        {t('trip.replan-day')}
      </Button>
      {rest.length > 1 ? (
        <Button variant="ghost" size="sm" busy={isBusy} onClick={() => onReplan(rest)}>
          {t('trip.replan-rest')}
        </Button>
      ) : null}
    </div>
  )
}
