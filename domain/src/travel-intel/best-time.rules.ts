import type { MonthFacts } from './months.rules.ts'

/** What a traveller may want of a month. */
export const WISHES = ['warm', 'dry', 'quiet', 'cheap', 'light'] as const
export type Wish = (typeof WISHES)[number]

/** How much each counts: 0 not at all, 3 most. */
export const WEIGHTS = [0, 1, 2, 3] as const
export type Weights = Readonly<Record<Wish, number>>

/** A month with how well it fits, from 0 to 1, and how well it fits each wish; null where nothing is known of one. */
export type RankedMonth = { month: number; score: number; parts: Record<Wish, number | null> }

/** Days are as warm as one wants from 23 to 28 °C; at 12 and at 36 nobody wants them. */
const WARM = { from: 12, ideal: 23, idealTo: 28, to: 36 }
/** A month with 18 days of rain is as wet as counts. */
const WETTEST_DAYS = 18
/** Seven hours of daylight are dark, sixteen as light as counts; in minutes. */
const LIGHT = { from: 420, to: 960 }

/**
 * The months by how well they fit the wishes, the best first; of two that fit the same the earlier one. A wish that nothing
 * is known about counts for nothing. Null when no wish counts.
 */
export function rankMonths(months: readonly MonthFacts[], weights: Weights): RankedMonth[] | null {
  const beds = months.flatMap(({ bed }) => (bed === null ? [] : [bed]))
  const ranked = months.map((facts) => {
    const parts = partsOf(facts, beds)
    const counted = WISHES.flatMap((wish) => {
      const part = parts[wish]
      return part === null || weights[wish] <= 0 ? [] : [{ part, weight: weights[wish] }]
    })
    const total = counted.reduce((sum, { weight }) => sum + weight, 0)
    const score =
      total === 0 ? null : counted.reduce((sum, { part, weight }) => sum + part * weight, 0) / total
    return { month: facts.month, score, parts }
  })
  const known = ranked.flatMap(({ score, ...rest }) => (score === null ? [] : [{ ...rest, score }]))
  if (known.length === 0) return null
  return known.sort((a, b) => b.score - a.score || a.month - b.month)
}

function partsOf(facts: MonthFacts, beds: readonly number[]): Record<Wish, number | null> {
  const { high, rainDays, crowd, bed, light } = facts
  return {
    warm: Math.min(between(high, WARM.from, WARM.ideal), between(high, WARM.to, WARM.idealTo)),
    dry: between(rainDays, WETTEST_DAYS, 0),
    quiet: between(crowd, 5, 1),
    cheap: bed === null ? null : cheapness(bed, beds),
    light: between(light, LIGHT.from, LIGHT.to),
  }
}

// Against the city's own year: no month is cheap where all cost the same.
function cheapness(bed: number, beds: readonly number[]): number {
  const [least, most] = [Math.min(...beds), Math.max(...beds)]
  return least === most ? 0.5 : between(bed, most, least)
}

/** 0 at `none` and before it, 1 at `all` and beyond it, straight between them. */
function between(value: number, none: number, all: number): number {
  return Math.min(1, Math.max(0, (value - none) / (all - none)))
}
