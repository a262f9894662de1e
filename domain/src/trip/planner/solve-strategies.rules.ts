import type { TravelPreference } from './travel-lookup.rules.ts'

/** The settings of one search: which candidates it considers, at which hours, how the party travels, and the random seed. */
export type SolveStrategy = {
  isTight: boolean
  isRequiredOnly: boolean
  areMealsRequired: boolean
  travelPreference: TravelPreference
  visitShare: number
  seed: number
}
/** `glance` for a first guess, `quick` for a plan of the required stops and meals, `thorough` before a request is refused. */
export type Effort = keyof typeof EFFORTS

export const FULL_STRATEGY: SolveStrategy = {
  isTight: false,
  isRequiredOnly: false,
  areMealsRequired: false,
  travelPreference: 'usual',
  visitShare: 1,
  seed: 0,
}
export const REQUIRED_ONLY_STRATEGY: SolveStrategy = {
  ...FULL_STRATEGY,
  isTight: true,
  isRequiredOnly: true,
}

/** The next one is tried, with another way to travel and another seed, as long as a constraint stays unmet. */
const REQUIRED_ONLY_STRATEGIES: SolveStrategy[] = [
  REQUIRED_ONLY_STRATEGY,
  ...(
    ['fastest', 'walk', 'least-walking', 'long-walk-from-stay', 'usual', 'fastest', 'transit'] as const
  ).map((travelPreference, i) => ({ ...REQUIRED_ONLY_STRATEGY, travelPreference, seed: i + 1 })),
  // A sight that fills the gap before a ticket can keep lunch out for good, unless lunch is required as the sight is.
  ...(['usual', 'walk'] as const).map((travelPreference, seed) => ({
    ...REQUIRED_ONLY_STRATEGY,
    areMealsRequired: true,
    travelPreference,
    seed,
  })),
]
/** Shorter visits of required places, because a short visit is better than a refusal. */
const SHORT_VISIT_STRATEGIES: SolveStrategy[] = [0.85, 0.6, 0].flatMap((visitShare) =>
  (['usual', 'fastest', 'long-walk-from-stay', 'walk'] as const).map((travelPreference, seed) => {
    return {
      ...REQUIRED_ONLY_STRATEGY,
      areMealsRequired: seed % 2 === 1,
      travelPreference,
      visitShare,
      seed,
    }
  }),
)
const EFFORTS = {
  glance: {
    iterations: 250,
    strategies: [
      REQUIRED_ONLY_STRATEGY,
      { ...REQUIRED_ONLY_STRATEGY, areMealsRequired: true, travelPreference: 'fastest' },
    ],
  },
  quick: { iterations: 250, strategies: REQUIRED_ONLY_STRATEGIES },
  thorough: { iterations: 2500, strategies: [...SHORT_VISIT_STRATEGIES, ...REQUIRED_ONLY_STRATEGIES] },
} satisfies Record<string, { iterations: number; strategies: SolveStrategy[] }>
/** In iterations times candidates: a strategy gets fewer iterations on a long trip with many constraints. */
const MAX_REQUIRED_ONLY_WORK = 250_000
const MIN_REQUIRED_ONLY_ITERATIONS = 250

/** The strategies of an effort, in the order in which they are tried. */
export function strategiesOf(effort: Effort): readonly SolveStrategy[] {
  return EFFORTS[effort].strategies
}

/** The iterations of one strategy of an effort, by the number of candidates. */
export function requiredOnlyIterations(effort: Effort): (candidates: number) => number {
  const { iterations } = EFFORTS[effort]
  return (candidates) =>
    Math.max(
      MIN_REQUIRED_ONLY_ITERATIONS,
      Math.min(iterations, Math.floor(MAX_REQUIRED_ONLY_WORK / (candidates + 1))),
    )
}
