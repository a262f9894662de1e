import {
  type AcceptedPlan,
  type AskedChange,
  acceptParts,
  type ChangeProposal,
  type ProposedPlans,
  proposeChange,
} from '@tripwright/domain/assistant/plan-changes'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { layOutTrip, type TripBooking } from '@tripwright/domain/trip/bookings'
import {
  type Issue,
  type Plan,
  type PlanAnswer,
  type PlanRequest,
  type PlanRequestInput,
  parseRequest,
  parseStoredRequest,
  type TimeSpan,
} from '@tripwright/domain/trip/itinerary'
import { type PlanVerdict, planOrRefuse, type StartTimer } from '@tripwright/domain/trip/planner'
import {
  changePlan,
  type Edit,
  makePlanView,
  openingsOf,
  type PlanView,
  type StoredStop,
  type TripOwnPlace,
} from '@tripwright/domain/trip/sync'
import type { KeyedFacts } from '#features/destination/places/index.ts'

export type EnginePlan = PlanVerdict | { state: 'wrong'; issues: Issue[] }

/** What a trip holds that its plan is made around. */
export type TripItems = { bookings: readonly TripBooking[]; ownPlaces: readonly TripOwnPlace[] }

/** The tasks of the engine; each is a pure function of its input and the facts. */
export type EngineTask =
  | { kind: 'plan'; input: PlanRequestInput; today: IsoDate; isPatient?: boolean }
  | { kind: 'view'; request: PlanRequestInput | PlanRequest; plan: Plan }
  | ({ kind: 'restore'; request: unknown; stops: StoredStop[] } & TripItems)
  | { kind: 'edit'; view: PlanView; edit: Edit }
  | { kind: 'openings'; cityId: string; date: IsoDate }
  | { kind: 'propose'; args: AskedChange; view: PlanView }
  | { kind: 'accept'; plans: ProposedPlans; chosen: readonly string[] }
export type EngineResult = {
  plan: EnginePlan
  view: PlanView | null
  restore: PlanView | null
  /** `late`: time ran out before it was known whether another plan exists. */
  edit: PlanView | 'late' | null
  openings: Record<string, TimeSpan[]>
  propose: ChangeProposal
  accept: AcceptedPlan
}
export type EngineFacts = KeyedFacts['facts']

/** A page can measure only elapsed time, not processor time: a slow, busy device takes many times as long. */
const SLOW_DEVICE_FACTOR = 4

/** Runs one task; `onPlan` receives each better plan on the way. */
export function runTask(
  task: EngineTask,
  facts: EngineFacts,
  onPlan: (answer: PlanAnswer) => void,
): EngineResult[EngineTask['kind']] {
  if (task.kind === 'plan') return plan(task, facts, onPlan)
  if (task.kind === 'edit') return changePlan(task.view, facts, task.edit, unlimitedTimer)
  if (task.kind === 'openings') return openingsOf(facts, task.cityId, task.date)
  if (task.kind === 'propose') return proposeChange(task.args, task.view, facts, unlimitedTimer)
  if (task.kind === 'accept') return acceptParts(task.plans, facts, task.chosen)
  if (task.kind === 'restore') return layOutTrip(task, facts)
  const request = parseStoredRequest(task.request, facts)
  if (!request) return null
  const ids = task.plan.days.map(({ date, stops }) =>
    stops.map(({ poiId, bookingId }, i) => bookingId ?? poiId ?? `${date} ${i}`),
  )
  return makePlanView(request, facts, task.plan, ids)
}

function plan(
  { input, today, isPatient = false }: Extract<EngineTask, { kind: 'plan' }>,
  facts: EngineFacts,
  onPlan: (answer: PlanAnswer) => void,
): EnginePlan {
  const resolved = parseRequest(input, facts, today)
  if (!resolved.ok) return { state: 'wrong', issues: resolved.issues }
  return planOrRefuse(resolved.value, facts, {
    startTimer: isPatient ? unlimitedTimer : clockTimer,
    // Fetched for the currencies of this request only.
    usedRates: () => facts.rates ?? undefined,
    onPlan,
  })
}

const clockTimer: StartTimer = (milliseconds) => {
  const { elapsed } = unlimitedTimer(milliseconds)
  return { elapsed, isOver: () => elapsed() >= SLOW_DEVICE_FACTOR * milliseconds }
}

/** For a background search: it ends with its iterations, or with its worker. */
const unlimitedTimer: StartTimer = () => {
  const started = Date.now()
  return { elapsed: () => Date.now() - started, isOver: () => false }
}
