import type { Position } from '../../base/geo.ts'
import type { TimeSpan } from '../itinerary/index.ts'
import type { DayFrame } from './day-frames.rules.ts'
import { preferredMealHours } from './score.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'
import type { PricedTravel } from './travel-lookup.rules.ts'

/** A candidate at its position in the day, with the travel to it; null for the first stop of a day without a stay. */
export type RouteStep = {
  candidate: StopCandidate
  at: Position
  way: PricedTravel | null
  starts: readonly TimeSpan[]
}

/** The maximum wait for a better meal time. */
const MAX_MEAL_WAIT_MINUTES = 15
/** Visits are extended instead of waiting, by the first of these shares that fits; outdoors only by the first. */
const EXTENSION_SHARES = [1, 0.5, 0.35, 0.2, 0.1]
const MAX_EXTENSION_MINUTES = 45
/** The longest that a visit may become: beyond it, people would only wait there. */
const MAX_LENGTH = { factor: 1.3, extra: 30 } as const
/** The preferred meal times, in minutes after midnight. */
const PREFERRED_MEAL_START = { breakfast: 480, lunch: 750, dinner: 1140 } as const
/** A longer wait is spread over the pauses before it. */
const PAUSE_MINUTES = 45
/** Each one evens out what the one before moved to an earlier pause. */
const SPREADING_ROUNDS = 4
/** The maximum delay of the start of a short day, to avoid waiting. */
const MAX_LATE_START_MINUTES = 60

/** Whether the stops of a day fit in this order. */
export function isFeasible(steps: readonly RouteStep[], frame: DayFrame, minutesHome: number): boolean {
  return timeSteps(steps, frame, minutesHome) !== null
}

/** The steps of a day with their final lengths and starts; null when the order does not fit. */
export function timeDay(
  steps: readonly RouteStep[],
  frame: DayFrame,
  minutesHome: number,
): TimedSteps | null {
  const starts = timeSteps(steps, frame, minutesHome)
  if (!starts) return null
  const longer = extendVisits(steps, starts, frame, minutesHome)
  const spread = spreadWaits(longer.steps, longer.starts, frame)
  return { ...longer, starts: delayDayStart(longer.steps, spread, frame) }
}

/** The start of each step: as early as possible, meals later when that delays nothing. */
function timeSteps(steps: readonly RouteStep[], frame: DayFrame, minutesHome: number): number[] | null {
  const earliest: number[] = []
  let free = frame.open
  for (const { candidate, way, starts } of steps) {
    const ready = free + (way?.minutes ?? 0)
    const span = starts.find(({ close }) => close >= ready)
    if (!span) return null
    const start = Math.max(ready, span.open)
    earliest.push(start)
    free = start + candidate.minutes + (candidate.rest ?? 0)
  }
  if (free + minutesHome > frame.close) return null
  return chooseStarts(steps, earliest, latestStarts(steps, earliest, frame.close - minutesHome))
}

/** The latest start of each step that keeps all later ones in their windows. */
function latestStarts(steps: readonly RouteStep[], earliest: readonly number[], closes: number): number[] {
  const latest: number[] = []
  let limit = closes
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]
    const first = earliest[i]
    if (!step || first === undefined) break
    const span = step.starts.find(({ open, close }) => open <= first && first <= close)
    latest[i] = Math.min(limit - step.candidate.minutes - (step.candidate.rest ?? 0), span?.close ?? first)
    limit = latest[i] ?? 0
    limit -= step.way?.minutes ?? 0
  }
  return latest
}

function chooseStarts(
  steps: readonly RouteStep[],
  earliest: readonly number[],
  latest: readonly number[],
): number[] {
  const starts: number[] = []
  let free = 0
  for (const [i, { candidate, way }] of steps.entries()) {
    const reached = free + (way?.minutes ?? 0)
    const first = Math.max(earliest[i] ?? 0, i === 0 ? 0 : reached)
    const preferred =
      candidate.meal === null || candidate.isLocked ? first : PREFERRED_MEAL_START[candidate.meal]
    const waitLimit = i === 0 ? first : Math.max(first, reached + MAX_MEAL_WAIT_MINUTES)
    const start = Math.max(first, Math.min(preferred, waitLimit, latest[i] ?? first))
    starts.push(start)
    free = start + candidate.minutes + (candidate.rest ?? 0)
  }
  return starts
}

type TimedSteps = { steps: readonly RouteStep[]; starts: readonly number[] }

/** Extends visits where the party would otherwise wait for the next stop. */
function extendVisits(
  planned: readonly RouteStep[],
  first: readonly number[],
  frame: DayFrame,
  minutesHome: number,
): TimedSteps {
  let [steps, starts] = [planned, first]
  for (let i = 0; i < steps.length; i++)
    for (const share of EXTENSION_SHARES) {
      if (share === 1 && steps[i]?.candidate.place?.indoor !== false) continue
      const longer: readonly RouteStep[] = steps.map((step, at) =>
        at === i ? extendStep(step, share) : step,
      )
      const later: number[] | null = timeSteps(longer, frame, minutesHome)
      if (!later || !isNoLater([steps, starts], [longer, later])) continue
      steps = longer
      starts = later
      break
    }
  return { steps, starts }
}

function extendStep(step: RouteStep, share: number): RouteStep {
  const { candidate, starts } = step
  if (candidate.kind !== 'visit' || candidate.isLocked) return step
  const { minutes } = candidate.place ?? candidate
  const most = Math.max(minutes * MAX_LENGTH.factor, minutes + MAX_LENGTH.extra) - candidate.minutes
  const preferred = Math.min(MAX_EXTENSION_MINUTES, share * candidate.minutes, most)
  const extra = Math.max(0, Math.floor(preferred / 5) * 5)
  return {
    ...step,
    candidate: { ...candidate, minutes: candidate.minutes + extra },
    starts: starts
      .map(({ open, close }) => ({ open, close: close - extra }))
      .filter(({ open, close }) => open <= close),
  }
}

type Timing = [steps: readonly RouteStep[], starts: readonly number[]]

/** Whether no meal and not the end of the day is later than before. */
function isNoLater([steps, starts]: Timing, [longer, later]: Timing): boolean {
  const end = ([all, at]: Timing) => (at.at(-1) ?? 0) + (all.at(-1)?.candidate.minutes ?? 0)
  const areMealsKept = steps.every(
    ({ candidate }, i) => !candidate.meal || (later[i] ?? 0) <= (starts[i] ?? 0),
  )
  return areMealsKept && end([longer, later]) <= end([steps, starts])
}

/** Two pauses in an afternoon instead of two hours before dinner: what stands before a long wait begins later. `delayDayStart` moves the first stop. */
function spreadWaits(steps: readonly RouteStep[], starts: readonly number[], frame: DayFrame): number[] {
  const moved = [...starts]
  for (let round = 0; round < SPREADING_ROUNDS; round++)
    for (let i = steps.length - 1; i > 1; i--) {
      const before = steps[i - 1]
      if (!before || before.candidate.isLocked) continue
      const start = moved[i - 1] ?? 0
      const wait = waitBefore(steps, moved, i)
      const even = Math.floor((wait - waitBefore(steps, moved, i - 1)) / 2)
      const shift = Math.min(wait - PAUSE_MINUTES, even, roomAfter(before, start, frame))
      moved[i - 1] = start + Math.max(0, shift)
    }
  return moved
}

/** The minutes between the arrival at a step and its start, without a rest before the way. */
function waitBefore(steps: readonly RouteStep[], starts: readonly number[], i: number): number {
  const before = steps[i - 1]?.candidate
  const left = (starts[i - 1] ?? 0) + (before?.minutes ?? 0) + (before?.rest ?? 0)
  return (starts[i] ?? 0) - left - (steps[i]?.way?.minutes ?? 0)
}

/** How much later a stop can begin by its hours, a meal no later than people like. */
function roomAfter({ candidate, starts }: RouteStep, start: number, frame: DayFrame): number {
  const span = starts.find(({ open, close }) => open <= start && start <= close)
  const latest =
    candidate.meal === null ? Infinity : preferredMealHours(candidate.meal, frame.guide.city.country).close
  return Math.min((span?.close ?? start) - start, Math.max(0, latest - start))
}

/**
 * Starts a day with a wait later instead, as far as the hours of all stops before the wait allow and no meal is later than
 * preferred.
 */
function delayDayStart(steps: readonly RouteStep[], starts: readonly number[], frame: DayFrame): number[] {
  const moved = [...starts]
  let room = MAX_LATE_START_MINUTES
  for (let i = 1; i < steps.length && room > 0; i++) {
    const [before, step] = [steps[i - 1], steps[i]]
    if (!before || !step) break
    const start = moved[i - 1] ?? 0
    room = Math.min(room, roomAfter(before, start, frame))
    if (before.candidate.isLocked) break
    const wait = waitBefore(steps, moved, i)
    const shift = Math.max(0, Math.min(wait, room))
    for (let j = 0; j < i; j++) moved[j] = (moved[j] ?? 0) + shift
    room -= shift
  }
  return moved
}
