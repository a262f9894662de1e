import type { City } from '@tripwright/domain/destination/places'
import { withBookings } from '@tripwright/domain/trip/bookings'
import type { PlanAnswer, PlanRequestInput } from '@tripwright/domain/trip/itinerary'
import type { PlanRefusal } from '@tripwright/domain/trip/planner'
import { type PlanView, withOwnPlaces } from '@tripwright/domain/trip/sync'
import { useEffect, useRef, useState } from 'react'
import { type GuideRefusal, loadGatherGuides } from '#features/destination/gathered-guides/index.ts'
import {
  type KeyedFacts,
  loadCities,
  loadFacts,
  withFactsOfPlan,
} from '#features/destination/places/index.ts'
import { log } from '#platform/log.ts'
import { today } from '#platform/today.ts'
import { makeEngine, runEngineTask } from './engine.state.ts'
import type { TripItems } from './engine-tasks.state.ts'
import { fetchPlan } from './fetch-plan.state.ts'
import type { PlanFormState } from './plan-form.state.ts'
import { type ChosenTown, cityOfRow, type PlanFormErrors } from './plan-form-fields.state.ts'
import { parsePlanForm, toFormErrors } from './plan-form-parser.state.ts'

/** A plan with its facts. */
export type PlanWithFacts = { view: PlanView; keyedFacts: KeyedFacts }
export type Planning =
  | { state: 'idle'; errors: PlanFormErrors }
  /** The guide of a town is being made: sources that have answered, of all. */
  | { state: 'gathering'; name: string; done: number; total: number }
  /** `place`: in the queue for a plan; 0 once the search has begun. */
  | { state: 'planning'; planWithFacts: PlanWithFacts | null; plans: number; place: number }
  | { state: 'refused'; refusal: PlanRefusal; nearest: PlanWithFacts | null }
  | { state: 'no-guide'; refusal: GuideRefusal }
  | { state: 'failed'; reason: 'no-facts' | 'told'; message: string }

const IDLE: Planning = { state: 'idle', errors: {} }
const STARTED = { state: 'planning', planWithFacts: null, plans: 0, place: 0 } as const
/** Plans that come faster than this are skipped: nobody reads ten a second. */
const SHOW_EVERY_MS = 350

type PlanningListeners = {
  /** Called with the best plan, also after a stop. */
  onPlanned: (planWithFacts: PlanWithFacts, onDevice: boolean) => void
  /** Called with a better plan for one that was cut short, once the full search has finished. */
  onBetter: (better: PlanWithFacts, planned: PlanWithFacts) => void
  /** A stop keeps its id from plan to plan. */
  makeId: () => string
}

/** Requests a plan and follows it; one that was cut short is improved on this device for as long as that takes. */
export function usePlanning({ onPlanned, onBetter, makeId }: PlanningListeners) {
  const [planning, setPlanning] = useState<Planning>(IDLE)
  const [isImproving, setIsImproving] = useState(false)
  const running = useRef<AbortController>(null)
  const notifyBetter = useRef(onBetter)
  useEffect(() => {
    notifyBetter.current = onBetter
  })
  useEffect(
    () => () => {
      // Leaving the page aborts the search without saving its result.
      const left = running.current
      running.current = null
      left?.abort()
    },
    [],
  )

  async function plan(
    draft: PlanFormState,
    listed: readonly City[],
    { bookings, ownPlaces }: TripItems,
  ): Promise<void> {
    const cities = listed.length > 0 ? listed : ((await loadCities()) ?? [])
    const parsed = parsePlanForm(draft, cities, today())
    if (!parsed.ok) return setPlanning({ state: 'idle', errors: parsed.errors })
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setPlanning(STARTED)
    setIsImproving(false)
    try {
      const gathered = await gatherTowns(townsOf(draft, cities), setPlanning, abort.signal)
      if ('refusal' in gathered) return setPlanning({ state: 'no-guide', refusal: gathered.refusal })
      const known = [...cities, ...gathered.cities]
      const own = known.filter(({ id }) => parsed.input.cities.some((city) => city.id === id))
      const booked = withBookings(parsed.input, bookings, known)
      await search(withOwnPlaces(booked, ownPlaces, own, draft.decidedPlaces), own, abort)
    } catch (error) {
      if (abort.signal.aborted) return
      log.error('No plan came', { error: String(error) })
      setPlanning({ state: 'failed', reason: 'told', message: '' })
    }
  }

  /** Throws what is no stop. */
  async function search(
    input: PlanRequestInput,
    cities: readonly City[],
    abort: AbortController,
  ): Promise<void> {
    setPlanning(STARTED)
    const assignIds = makeIdAssigner(makeId)
    const publisher = makePlanPublisher(input, { signal: abort.signal, assignIds }, (planWithFacts, plans) =>
      setPlanning({ state: 'planning', planWithFacts, plans, place: 0 }),
    )
    try {
      const result = await fetchPlan(input, {
        onPlan: publisher.onAnswer,
        onPlace: (place) => place > 0 && setPlanning({ ...STARTED, place }),
        signal: abort.signal,
      })
      if (result.state === 'planned') await showPlanned(result, publisher.addView, abort.signal)
      else setPlanning(await toUnplanned(result, cities, assignIds))
    } catch (error) {
      if (!abort.signal.aborted) throw error
      const best = await publisher.best()
      if (best && running.current === abort) onPlanned(best, false)
    }
  }

  async function showPlanned(
    { answer, onDevice }: PlannedResult,
    addView: AddView,
    signal: AbortSignal,
  ): Promise<void> {
    const planWithFacts = await addView(answer)
    if (!planWithFacts) return setPlanning({ state: 'failed', reason: 'no-facts', message: '' })
    onPlanned(planWithFacts, onDevice)
    if (answer.solver.cut) await improve(answer, planWithFacts, addView, signal)
  }

  /** Continues a search that was cut short, while the plan is shown. */
  async function improve(
    answer: PlanAnswer,
    planWithFacts: PlanWithFacts,
    addView: AddView,
    signal: AbortSignal,
  ): Promise<void> {
    setIsImproving(true)
    const better = await finishSearch(answer, planWithFacts, addView, signal)
    setIsImproving(false)
    if (better && !signal.aborted) notifyBetter.current(better, planWithFacts)
  }

  function stop(): void {
    const hasPlan = planning.state === 'planning' && planning.planWithFacts !== null
    running.current?.abort()
    if (!hasPlan) setPlanning(IDLE)
  }

  return { planning, isImproving, plan, stop }
}

/** The state after a failed request for a plan: the nearest plan, errors of the form, or a failure. */
async function toUnplanned(
  result: Exclude<Awaited<ReturnType<typeof fetchPlan>>, { state: 'planned' }>,
  cities: readonly City[],
  assignIds: AssignIds,
): Promise<Planning> {
  if (result.state === 'failed') return result.reason === 'no-facts' ? toNoGuide(result, cities) : result
  if (result.state === 'wrong') return { state: 'idle', errors: toFormErrors(result.issues) }
  const nearest = await loadNearestPlan(result.refusal)
  return { state: 'refused', refusal: result.refusal, nearest: nearest && assignIds(nearest) }
}

/** Which city has no guide on this device, and which have one. */
async function toNoGuide(failed: Planning, cities: readonly City[]): Promise<Planning> {
  const module = await loadGatherGuides().catch(() => null)
  const refusal = await module?.refuseOffline(cities)
  return refusal ? { state: 'no-guide', refusal } : failed
}

/** The towns of a form whose guide has to be gathered or read first: they are in no list of ours. */
function townsOf({ cities: rows }: PlanFormState, cities: readonly City[]): ChosenTown[] {
  const chosen = rows.flatMap((row) => cityOfRow(row, cities) ?? [])
  return chosen.filter(({ id }) => !cities.some((city) => city.id === id))
}

/** The towns with their guides at hand, one after the other; the first refusal ends it. */
async function gatherTowns(
  towns: readonly ChosenTown[],
  onPlanning: (planning: Planning) => void,
  signal: AbortSignal,
): Promise<{ cities: City[] } | { refusal: GuideRefusal }> {
  const cities: City[] = []
  if (towns.length === 0) return { cities }
  const { gatherGuide } = await loadGatherGuides()
  for (const town of towns) {
    const opened = await gatherGuide(town, {
      signal,
      onProgress: ({ name, progress }) => onPlanning({ state: 'gathering', name, ...progress }),
    })
    if ('refusal' in opened) return opened
    cities.push(opened.city)
  }
  return { cities }
}

type PlannedResult = Extract<Awaited<ReturnType<typeof fetchPlan>>, { state: 'planned' }>
type AddView = (answer: PlanAnswer) => Promise<PlanWithFacts | null>

/** The result of the full search, in a separate worker from that of edits; null: no better plan. */
async function finishSearch(
  { request, solver }: PlanAnswer,
  planned: PlanWithFacts,
  addView: AddView,
  signal: AbortSignal,
): Promise<PlanWithFacts | null> {
  const engine = makeEngine()
  try {
    const startDate = request.startDate ?? today()
    const task = { kind: 'plan', input: request, today: startDate, isPatient: true } as const
    const result = await engine.run<'plan'>(planned.keyedFacts, task, { signal })
    if (result.state !== 'planned' || result.answer.solver.score <= solver.score) return null
    return await addView(result.answer)
  } catch (error) {
    if (!signal.aborted) log.warn('A plan could not be improved', { error: String(error) })
    return null
  } finally {
    engine.end(null)
  }
}

type AssignIds = (planWithFacts: PlanWithFacts) => PlanWithFacts

/** Gives each stop the id that it had in the previous plan. */
function makeIdAssigner(makeId: () => string): AssignIds {
  const ids = new Map<string, string>()
  const idOf = (previousId: string) => {
    const id = ids.get(previousId) ?? makeId()
    ids.set(previousId, id)
    return id
  }
  // A booking is known by its own id, in each plan that is made around it.
  const idAt = (view: PlanWithFacts['view'], day: number, index: number, id: string) =>
    view.plan.days[day]?.stops[index]?.bookingId ?? idOf(id)
  return ({ view, keyedFacts }) => ({
    keyedFacts,
    view: { ...view, ids: view.ids.map((day, i) => day.map((id, j) => idAt(view, i, j, id))) },
  })
}

type PublisherOptions = { signal: AbortSignal; assignIds: AssignIds }

/** Publishes the answers of a search as plans: the first at once, later ones at most every `SHOW_EVERY_MS`. */
function makePlanPublisher(
  input: PlanRequestInput,
  { signal, assignIds }: PublisherOptions,
  onShow: (planWithFacts: PlanWithFacts, plans: number) => void,
) {
  const cityIds = input.cities.map(({ id }) => id)
  const facts = loadFacts({
    cityIds,
    startDate: input.startDate ?? today(),
    days: input.days + 1,
    currency: input.budget?.currency,
    request: input,
  })
  let latest: PlanAnswer | null = null
  let plans = 0
  let shownAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function addView(answer: PlanAnswer): Promise<PlanWithFacts | null> {
    const loaded = await facts
    if (!loaded) return null
    const keyedFacts = withFactsOfPlan(loaded, answer)
    const view = await runEngineTask(keyedFacts, { kind: 'view', request: answer.request, plan: answer.plan })
    return view && assignIds({ view, keyedFacts })
  }
  async function showLatest(): Promise<void> {
    shownAt = Date.now()
    const planWithFacts = latest && (await addView(latest).catch(() => null))
    if (planWithFacts && !signal.aborted) onShow(planWithFacts, plans)
  }
  return {
    addView,
    best: async () => (latest ? addView(latest).catch(() => null) : null),
    onAnswer(answer: PlanAnswer): void {
      latest = answer
      plans++
      clearTimeout(timer)
      timer = setTimeout(() => void showLatest(), Math.max(0, shownAt + SHOW_EVERY_MS - Date.now()))
    },
  }
}

/** The nearest plan with the constraints that it satisfies. */
async function loadNearestPlan({ nearest }: PlanRefusal): Promise<PlanWithFacts | null> {
  if (!nearest) return null
  const { request, plan } = nearest
  const loaded = await loadFacts({
    cityIds: request.cities.map(({ id }) => id),
    startDate: request.startDate,
    days: request.days,
    currency: request.budget?.currency,
    request,
  })
  const keyedFacts = loaded && withFactsOfPlan(loaded, nearest)
  const view =
    keyedFacts && (await runEngineTask(keyedFacts, { kind: 'view', request, plan }).catch(() => null))
  return keyedFacts && view ? { keyedFacts, view } : null
}
