import type { SettledRequest } from '@tripwright/domain/itinerary'
import { type TripState, tripFieldsOf } from '@tripwright/domain/trips'
import { useEffect, useRef, useState } from 'react'
import { loadFacts } from '#features/places/index.ts'
import {
  askEngine,
  changesTo,
  type Edit,
  type KeptStop,
  keptStops,
  type Shown,
  withIds,
} from '#features/planner/index.ts'
import { changeTrip, newTripId, redo, undo, useTrip } from '#features/trips/index.ts'
import { log } from '#platform/log.ts'

/** What came of an edit, for the page to say. */
export type Edited = { before: Shown['view']; after: Shown['view'] }

// A plan that was just made need not be worked out again when its trip is opened; how many steps its maker may take back.
const made = new Map<string, { shown: Shown | null; steps: number }>()

/** A trip that was made all at once elsewhere: no step of that is to be taken back. */
export function noteMade(id: string): void {
  made.set(id, { shown: null, steps: 0 })
}

type Keeping = { id: string; shown: Shown; title: string; into: TripState | undefined }

/** Keeps a plan as a trip: a new draft, or in place of what the trip held. False when it could not be kept. */
function keepPlan({ id, shown, title, into }: Keeping): boolean {
  const trip = into ?? { id, version: 0, items: {}, applied: {} }
  const newTitle = into && tripFieldsOf(into).title ? null : title
  const changes = changesTo(trip, shown.view, shown.named.facts.guides, newTitle)
  if (!changeTrip(id, changes).ok) return false
  made.set(id, { shown, steps: into ? (made.get(id)?.steps ?? 0) + 1 : 0 })
  return true
}

type TripStatus = 'loading' | 'ready' | 'missing' | 'failed'
type Status = TripStatus | 'empty' | 'no-facts'

/** A trip with its plan laid out and proved, and what can be done to it; until `isOpen` there is none, but it can be made. */
export function useOpenedTrip(id: string, isOpen: boolean) {
  const opened = useTrip(isOpen ? id : null)
  const { trip } = opened
  const fields = tripFieldsOf(trip)
  // What a plan was made for is checked anew by the engine that lays it out.
  const request = fields.request as SettledRequest | null | undefined
  const kept = keptStops(trip)
  const laid = useLaid(id, request ?? null, kept)
  const { edit, isBusy } = useEdits(id, trip, laid)

  function step(back: typeof undo, by: 1 | -1): boolean {
    const isDone = back(id)
    if (isDone) countStep(id, by)
    return isDone
  }

  return {
    ...{ fields, kept, isBusy, edit, trip, opened },
    status: statusOf(opened.status, Boolean(request), laid),
    shown: request ? laid.shown : null,
    // The making of a trip is no step to take back: that is what deleting it is for.
    canUndo: opened.canUndo && (made.get(id)?.steps ?? 1) > 0,
    canRedo: opened.canRedo,
    undo: () => step(undo, -1),
    redo: () => step(redo, 1),
    /** A plan becomes the trip, or takes the place of what it held; false when it could not be kept. */
    keep(shown: Shown, title: string, into: TripState | undefined): boolean {
      const isKept = keepPlan({ id, shown, title, into })
      if (isKept) laid.show(shown)
      return isKept
    },
    rename: (title: string) => {
      if (changeTrip(id, [{ itemId: id, field: 'title', value: title }]).ok) countStep(id, 1)
    },
  }
}

function countStep(id: string, by: 1 | -1): void {
  const known = made.get(id)
  if (known) made.set(id, { ...known, steps: known.steps + by })
}

type Laid = {
  shown: Shown | null
  hasFacts: boolean
  latest: { current: Shown | null }
  show: (next: Shown) => void
}

/** The plan of a trip, laid out anew whenever the trip changes, by whomever. */
function useLaid(id: string, request: SettledRequest | null, kept: KeptStop[]): Laid {
  const [shown, setShown] = useState<Shown | null>(() => made.get(id)?.shown ?? null)
  const [hasFacts, setHasFacts] = useState(true)
  const latest = useRef(shown)
  const turn = useRef(0)
  const key = request ? JSON.stringify([request, kept]) : ''

  /** What was worked out before this is late. */
  function show(next: Shown): void {
    turn.current++
    latest.current = next
    setShown(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that it depends on
  useEffect(() => {
    if (!request) return
    const mine = ++turn.current
    void lay(request, kept)
      .then((next) => {
        if (turn.current !== mine) return
        setHasFacts(next !== null)
        if (next) show(next)
      })
      .catch((error: unknown) => log.warn('A plan could not be laid out', { error: String(error) }))
  }, [key])

  return { shown, hasFacts, latest, show }
}

/** Edits, one after the other, each on what the one before made. */
function useEdits(id: string, trip: TripState, { latest, show }: Laid) {
  const [isBusy, setIsBusy] = useState(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const current = useRef(trip)
  useEffect(() => {
    current.current = trip
  }, [trip])

  async function editNow(change: Edit): Promise<Edited | 'late' | null> {
    const base = latest.current
    if (!base) return null
    setIsBusy(change.kind === 'replan')
    try {
      const found = await askEngine(base.named, { kind: 'edit', view: base.view, edit: change })
      if (!found || found === 'late') return found
      const view = withIds(found, newTripId)
      const changes = changesTo(current.current, view, base.named.facts.guides, null)
      if (changes.length > 0 && !changeTrip(id, changes).ok) return null
      if (changes.length > 0) countStep(id, 1)
      show({ ...base, view })
      return { before: base.view, after: view }
    } finally {
      setIsBusy(false)
    }
  }

  function edit(change: Edit): Promise<Edited | 'late' | null> {
    const run = queue.current.then(() => editNow(change))
    queue.current = run.catch(() => null)
    return run
  }

  return { edit, isBusy }
}

/** The plan of a trip that is only read; `nameless` is what a booking is called of which nobody says what it is. */
export async function layTrip(trip: TripState, nameless: string): Promise<Shown | 'no-plan' | 'no-facts'> {
  const request = tripFieldsOf(trip).request as SettledRequest | null | undefined
  if (!request) return 'no-plan'
  const kept = keptStops(trip).map((stop) => ({ ...stop, name: stop.name || nameless }))
  return (await lay(request, kept)) ?? 'no-facts'
}

async function lay(request: SettledRequest, kept: KeptStop[]): Promise<Shown | null> {
  const cityIds = request.cities.map(({ id }) => id)
  const { startDate, days, budget } = request
  const named = await loadFacts({ cityIds, startDate, days, currency: budget?.currency })
  const view = named && (await askEngine(named, { kind: 'lay', request, kept }))
  return named && view ? { named, view } : null
}

function statusOf(trip: TripStatus, hasRequest: boolean, { shown, hasFacts }: Laid): Status {
  if (trip !== 'ready') return trip
  if (!hasRequest) return 'empty'
  if (!hasFacts) return 'no-facts'
  return shown ? 'ready' : 'loading'
}
