import type { PlanFacts, SettledRequest } from '../itinerary/index.ts'
import { makeFrames } from './frames.rules.ts'
import { type Found, type SolveOptions, solveBare, solveTrip } from './solver.rules.ts'
import { keepOnly, listWishes, type Wish } from './wishes.rules.ts'

/** `wishes` cannot be kept together, and without any one of them the others can: both were tried. */
export type Conflict = {
  wishes: Wish[]
  /** A plan for the request without what was dropped; null when even that was not found. */
  nearest: Found | null
  dropped: Wish[]
  /** The request without what was dropped: what the nearest plan keeps. */
  kept: SettledRequest
}

const MOST_ROUNDS = 12
/** What people give up first. */
const GIVEN_UP: Wish['kind'][] = [
  'must-see',
  'walking',
  'times',
  'lock',
  'meals',
  'avoid',
  'budget',
  'needs',
  'booking',
]

/**
 * The smallest set of wishes that cannot be kept together (QuickXplain: U. Junker, AAAI 2004), and the plan that gives
 * up the least. Null when nothing may be dropped or everything fits after all.
 */
export function findConflict(
  request: SettledRequest,
  facts: PlanFacts,
  options: SolveOptions,
): Conflict | null {
  const { onPlan: _, ...quiet } = options
  const isPossible = (wishes: readonly Wish[]) => canKeep(keepOnly(request, wishes), facts, quiet)
  let kept = listWishes(request)
  let first: Wish[] | null = null
  const dropped: Wish[] = []
  for (let round = 0; round < MOST_ROUNDS && !options.shouldStop?.(); round++) {
    const solved = solveTrip(keepOnly(request, kept), facts, quiet)
    if (solved.found)
      return first && { wishes: first, nearest: solved.found, dropped, kept: keepOnly(request, kept) }
    const wishes = smallest(kept, isPossible)
    const loss = [...wishes].sort((a, b) => GIVEN_UP.indexOf(a.kind) - GIVEN_UP.indexOf(b.kind))[0]
    first ??= wishes
    if (!loss) break
    dropped.push(loss)
    kept = kept.filter((wish) => wish !== loss)
  }
  return first && { wishes: first, nearest: null, dropped, kept: keepOnly(request, kept) }
}

function canKeep(request: SettledRequest, facts: PlanFacts, options: SolveOptions): boolean {
  return solveBare({ request, facts, frames: makeFrames(request, facts) }, options).found !== null
}

/**
 * QuickXplain takes for granted that fewer wishes are never harder to keep. A wider day has more meals, and a search is
 * no proof: so each member of what it found is tried again, until the set is impossible and none of it can be spared.
 */
function smallest(wishes: readonly Wish[], isPossible: (kept: readonly Wish[]) => boolean): Wish[] {
  let found = explain([], false, wishes, isPossible)
  if (isPossible(found)) found = [...wishes]
  for (let i = 0; i < found.length; ) {
    const rest = found.filter((_, other) => other !== i)
    const isSpared = rest.length > 0 && !isPossible(rest)
    if (isSpared) found = rest
    // What was needed beside a wish that is gone now may be spared: from the start again.
    i = isSpared ? 0 : i + 1
  }
  return found
}

function explain(
  held: readonly Wish[],
  isNew: boolean,
  wishes: readonly Wish[],
  isPossible: (kept: readonly Wish[]) => boolean,
): Wish[] {
  if (isNew && !isPossible(held)) return []
  if (wishes.length <= 1) return [...wishes]
  const half = Math.floor(wishes.length / 2)
  const [one, other] = [wishes.slice(0, half), wishes.slice(half)]
  const second = explain([...held, ...one], true, other, isPossible)
  const firstPart = explain([...held, ...second], second.length > 0, one, isPossible)
  return [...firstPart, ...second]
}
