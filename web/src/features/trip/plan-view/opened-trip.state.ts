import { bookingsOf, withBookings } from '@tripwright/domain/trip/bookings'
import type { ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import { changesForPlan, withIds } from '@tripwright/domain/trip/plan-view'
import { mayEdit } from '@tripwright/domain/trip/sharing'
import {
  ownPlacesOf,
  stopsOf,
  type TripFields,
  type TripState,
  tripFieldsOf,
  withOwnPlaces,
} from '@tripwright/domain/trip/sync'
import { useEffect, useRef, useState } from 'react'
import { loadFacts, withFactsOfPlan } from '#features/destination/places/index.ts'
import {
  type Edit,
  type PlanWithFacts,
  runEngineTask,
  type StoredStop,
  storedStops,
  type TripItems,
} from '#features/trip/planner/index.ts'
import { changeTrip, newTripId, redo, undo, useTrip, useTrips } from '#features/trip/sync/index.ts'
import { log } from '#platform/log.ts'

/** The result of an edit, to be announced. */
export type EditResult = { before: PlanWithFacts['view']; after: PlanWithFacts['view'] }

// Caches a plan that was just made, which need not be computed again; and the number of its maker's undo steps.
const recentPlans = new Map<string, { planWithFacts: PlanWithFacts | null; steps: number }>()

/** A trip created at once elsewhere: none of its steps can be undone. */
export function markAsNew(id: string): void {
  recentPlans.set(id, { planWithFacts: null, steps: 0 })
}

type SavePlanInput = { id: string; planWithFacts: PlanWithFacts; title: string; into: TripState | undefined }

/** Saves a plan as a trip: a new one, or replacing the trip's content. False when it could not be stored. */
function savePlan({ id, planWithFacts, title, into }: SavePlanInput): boolean {
  const trip = into ?? { id, version: 0, items: {}, applied: {} }
  const newTitle = into && tripFieldsOf(into).title ? null : title
  const changes = changesForPlan(trip, planWithFacts.view, planWithFacts.keyedFacts.facts.guides, newTitle)
  if (!changeTrip(id, changes).ok) return false
  recentPlans.set(id, { planWithFacts, steps: into ? (recentPlans.get(id)?.steps ?? 0) + 1 : 0 })
  return true
}

type TripStatus = 'loading' | 'ready' | 'missing' | 'failed'
type Status = TripStatus | 'empty' | 'no-facts'

/** A trip with its checked plan, and its actions; until `isOpen` there is none, but it can be created. */
export function useOpenedTrip(id: string, isOpen: boolean) {
  const opened = useTrip(isOpen ? id : null)
  const { trip } = opened
  // Only the list tells whose it is; what is in no list is made here.
  const role = useTrips().trips.find((one) => one.id === id)?.role ?? 'owner'
  const fields = tripFieldsOf(trip)
  // The engine validates the stored request when it builds the plan.
  const request = fields.request as ResolvedRequest | null | undefined
  const stops = storedStops(trip)
  const bookings = bookingsOf(trip)
  const ownPlaces = ownPlacesOf(trip)
  const plan = useTripPlan(id, request ?? null, { stops, bookings, ownPlaces, walks: fields.walks ?? null })
  const { edit, isBusy } = useEdits(id, trip, plan)

  function step(back: typeof undo, by: 1 | -1): boolean {
    const isDone = back(id)
    if (isDone) countStep(id, by)
    return isDone
  }

  return {
    fields,
    /** Every stop that is not deleted, also stops that the plan cannot include. */
    savedStops: stopsOf(trip),
    bookings,
    ownPlaces,
    isBusy,
    /** Whether the person may change what everybody in the trip shares. */
    mayEdit: mayEdit(role),
    edit,
    trip,
    opened,
    status: statusOf(opened.status, Boolean(request), plan),
    planWithFacts: request ? plan.planWithFacts : null,
    // Creating a trip is no undo step; deleting it does that.
    canUndo: opened.canUndo && (recentPlans.get(id)?.steps ?? 1) > 0,
    canRedo: opened.canRedo,
    undo: () => step(undo, -1),
    redo: () => step(redo, 1),
    /** A plan becomes the trip, or replaces its content; false when it could not be stored. */
    keep(planWithFacts: PlanWithFacts, title: string, into: TripState | undefined): boolean {
      const isSaved = savePlan({ id, planWithFacts, title, into })
      if (isSaved) plan.show(planWithFacts)
      return isSaved
    },
    rename: (title: string) => {
      if (changeTrip(id, [{ itemId: id, field: 'title', value: title }]).ok) countStep(id, 1)
    },
  }
}

function countStep(id: string, by: 1 | -1): void {
  const cached = recentPlans.get(id)
  if (cached) recentPlans.set(id, { ...cached, steps: cached.steps + by })
}

/** What a trip holds beside its request; the walks are those that its plan was made with. */
type TripParts = TripItems & {
  stops: StoredStop[]
  walks: TripFields['walks']
}

type TripPlanState = {
  planWithFacts: PlanWithFacts | null
  hasFacts: boolean
  latest: { current: PlanWithFacts | null }
  /** Settles when the plan knows the bookings and places that the trip has now. */
  withItems: { current: Promise<unknown> }
  show: (next: PlanWithFacts) => void
}

/** The plan of a trip, laid out anew whenever the trip changes, by whomever. */
function useTripPlan(id: string, request: ResolvedRequest | null, parts: TripParts): TripPlanState {
  const { stops, bookings, ownPlaces } = parts
  const [planWithFacts, setPlanWithFacts] = useState<PlanWithFacts | null>(
    () => recentPlans.get(id)?.planWithFacts ?? null,
  )
  const [hasFacts, setHasFacts] = useState(true)
  const latest = useRef(planWithFacts)
  const turn = useRef(0)
  const withItems = useRef<Promise<unknown>>(Promise.resolve())
  const items = JSON.stringify([bookings, ownPlaces])
  const shownItems = useRef(items)
  const key = request ? JSON.stringify([request, stops, bookings, ownPlaces]) : ''

  /** Shows a plan and discards results of earlier work. */
  function show(next: PlanWithFacts): void {
    turn.current++
    latest.current = next
    setPlanWithFacts(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that it depends on
  useEffect(() => {
    if (!request) return
    const mine = ++turn.current
    const update = layOutPlan(request, parts)
      .then((next) => {
        if (turn.current !== mine) return
        // A plan of the same days stays on the page, with what is open in it, where its facts cannot be read again.
        if (!next && latest.current && isOfSameDays(latest.current.view.request, request)) return
        setHasFacts(next !== null)
        if (!next) return
        shownItems.current = items
        show(next)
      })
      .catch((error: unknown) => log.warn('A plan could not be laid out', { error: String(error) }))
    // A later turn discards this one, so what was added is waited for until a turn has shown it.
    if (items !== shownItems.current) withItems.current = update
  }, [key])

  return { planWithFacts, hasFacts, latest, withItems, show }
}

function isOfSameDays(one: ResolvedRequest, other: ResolvedRequest): boolean {
  const daysOf = ({ cities, startDate, days }: ResolvedRequest) =>
    JSON.stringify([cities.map(({ id, nights }) => [id, nights]), startDate, days])
  return daysOf(one) === daysOf(other)
}

/**
 * What was just booked or added is planned with: an edit does not overtake it. While one turn is waited for another may begin,
 * which discards it.
 */
async function whenSettled(work: { current: Promise<unknown> }): Promise<void> {
  for (let awaited: Promise<unknown> | null = null; awaited !== work.current; ) {
    awaited = work.current
    await awaited
  }
}

/** Runs edits one after the other, each on the previous result. */
function useEdits(id: string, trip: TripState, { latest, withItems, show }: TripPlanState) {
  const [isBusy, setIsBusy] = useState(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const current = useRef(trip)
  useEffect(() => {
    current.current = trip
  }, [trip])

  async function editNow(change: Edit): Promise<EditResult | 'late' | null> {
    await whenSettled(withItems)
    const base = latest.current
    if (!base) return null
    setIsBusy(change.kind === 'replan')
    try {
      const edited = await runEngineTask(base.keyedFacts, { kind: 'edit', view: base.view, edit: change })
      if (!edited || edited === 'late') return edited
      const view = withIds(edited, newTripId)
      const changes = changesForPlan(current.current, view, base.keyedFacts.facts.guides, null)
      if (changes.length > 0 && !changeTrip(id, changes).ok) return null
      if (changes.length > 0) countStep(id, 1)
      show({ ...base, view })
      return { before: base.view, after: view }
    } finally {
      setIsBusy(false)
    }
  }

  function edit(change: Edit): Promise<EditResult | 'late' | null> {
    const run = queue.current.then(() => editNow(change))
    queue.current = run.catch(() => null)
    return run
  }

  return { edit, isBusy }
}

/** The plan of a read-only trip; `nameless` is the name of a booking without one. */
export async function loadTripPlan(
  trip: TripState,
  nameless: string,
): Promise<PlanWithFacts | 'no-plan' | 'no-facts'> {
  const request = tripFieldsOf(trip).request as ResolvedRequest | null | undefined
  if (!request) return 'no-plan'
  const stops = storedStops(trip).map((stop) => ({ ...stop, name: stop.name || nameless }))
  const parts = { stops, bookings: [], ownPlaces: ownPlacesOf(trip), walks: tripFieldsOf(trip).walks }
  return (await layOutPlan(request, parts)) ?? 'no-facts'
}

async function layOutPlan(
  request: ResolvedRequest,
  { stops, bookings, ownPlaces, walks }: TripParts,
): Promise<PlanWithFacts | null> {
  const cityIds = request.cities.map(({ id }) => id)
  const { startDate, days, budget } = request
  const loaded = await loadFacts({
    cityIds,
    startDate,
    days,
    currency: budget?.currency,
    request: withOwnPlaces(withBookings(request, bookings, []), ownPlaces, []),
  })
  const keyedFacts = loaded && withFactsOfPlan(loaded, { walks })
  const view =
    keyedFacts && (await runEngineTask(keyedFacts, { kind: 'restore', request, stops, bookings, ownPlaces }))
  return keyedFacts && view ? { keyedFacts, view } : null
}

function statusOf(trip: TripStatus, hasRequest: boolean, { planWithFacts, hasFacts }: TripPlanState): Status {
  if (trip !== 'ready') return trip
  if (!hasRequest) return 'empty'
  if (!hasFacts) return 'no-facts'
  return planWithFacts ? 'ready' : 'loading'
}
