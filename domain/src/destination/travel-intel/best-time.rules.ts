import type { MonthFacts } from './months.rules.ts'

/** What a traveller may want of a month. */
export const MONTH_CRITERIA = ['warm', 'dry', 'quiet', 'cheap', 'light'] as const
export type MonthCriterion = (typeof MONTH_CRITERIA)[number]

/** How much each counts: 0 not at all, 3 most. */
export const CRITERION_WEIGHTS = [0, 1, 2, 3] as const
export type MonthWeights = Readonly<Record<MonthCriterion, number>>

/** A month with how well it fits, from 0 to 1, and how well it fits each criterion; null where nothing is known of one. */
export type RankedMonth = { month: number; score: number; parts: Record<MonthCriterion, number | null> }

/**
 * Days are as warm as one wants between `from` and `to`; at `cold` and at `hot` nobody wants them (°C). A month with so many
 * days of rain, or so much of it (mm), is as wet as counts.
 */
export const BEST_TIME = { cold: 12, from: 23, to: 28, hot: 35, days: 18, rain: 200 } as const
/** In the season of tropical storms a dry month counts half, because a storm may hit it. */
const STORM_SHARE = 0.5
/** Five of five are as full as it gets; hardly anybody counts whole. */
const MAX_CROWD = 5
/** Seven hours of daylight are dark, sixteen as light as counts; in minutes. */
const DAYLIGHT_RANGE = { from: 420, to: 960 }
/** The share of its score that a month keeps when it misses a criterion: it stays possible to go. */
const MIN_PART_SCORE = 0.05
/** How many months are named, and how well they fit beside the best of them. */
const MAX_RECOMMENDED = 3
const MIN_RELATIVE_SCORE = 0.7

/**
 * The months by how well they fit the criteria, the best first; of two that fit the same the earlier one. The score is the
 * weighted geometric mean of the parts: a month that misses a criterion is not saved by another one, as a cheap and empty one
 * in the monsoon would be by an arithmetic mean. A criterion that nothing is known about counts for nothing. Null when no criterion
 * counts.
 */
export function rankMonths(months: readonly MonthFacts[], weights: MonthWeights): RankedMonth[] | null {
  const beds = months.flatMap(({ bed }) => (bed === null ? [] : [bed]))
  const cheapest = Math.min(...beds)
  const ranked = months.map((facts) => {
    const parts = partsOf(facts, cheapest)
    return { month: facts.month, score: scoreOf(parts, weights), parts }
  })
  const scored = ranked.flatMap(({ score, ...rest }) => (score === null ? [] : [{ ...rest, score }]))
  if (scored.length === 0) return null
  return scored.sort((a, b) => b.score - a.score || a.month - b.month)
}

/** The months (1 to 12) that deserve to be named: three at most, and none that fits much worse than the best. */
export function recommendedMonths(ranked: readonly RankedMonth[]): number[] {
  const least = MIN_RELATIVE_SCORE * (ranked[0]?.score ?? 0)
  return ranked
    .slice(0, MAX_RECOMMENDED)
    .filter(({ score }) => score >= least)
    .map(({ month }) => month)
}

function scoreOf(parts: RankedMonth['parts'], weights: MonthWeights): number | null {
  const counted = MONTH_CRITERIA.flatMap((criterion) => {
    const part = parts[criterion]
    return part === null || weights[criterion] <= 0 ? [] : [{ part, weight: weights[criterion] }]
  })
  const total = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  return counted.reduce(
    (product, { part, weight }) => product * Math.max(MIN_PART_SCORE, part) ** (weight / total),
    1,
  )
}

function partsOf(facts: MonthFacts, cheapest: number): Record<MonthCriterion, number | null> {
  const { high, rain, rainDays, isStormy, crowd, bed, light } = facts
  const dry = Math.min(rampScore(rainDays, BEST_TIME.days, 0), rampScore(rain, BEST_TIME.rain, 0))
  return {
    warm: Math.min(
      rampScore(high, BEST_TIME.cold, BEST_TIME.from),
      rampScore(high, BEST_TIME.hot, BEST_TIME.to),
    ),
    dry: isStormy ? dry * STORM_SHARE : dry,
    quiet: (MAX_CROWD + 1 - crowd) / MAX_CROWD,
    // Twice the price of the cheapest month is half as cheap.
    cheap: bed === null ? null : cheapest / bed,
    light: rampScore(light, DAYLIGHT_RANGE.from, DAYLIGHT_RANGE.to),
  }
}

/** 0 at `none` and before it, 1 at `all` and beyond it, straight between them. */
function rampScore(value: number, none: number, all: number): number {
  return Math.min(1, Math.max(0, (value - none) / (all - none)))
}
