/** One number that a bench found. */
export type Figure = {
  /** What it was measured on; its heading in the table. Together with the name it finds the figure in the baseline. */
  group: string
  name: string
  value: number
  /** `ms`, `MB`, `bytes`; empty for a bare count. */
  unit: string
  better: 'lower' | 'higher'
  /** The same figure of the yardstick, measured in the same run: what the machine makes of the day falls out of the ratio. */
  yardstick?: number
  /** The figure to beat. */
  aim?: number
}

/** What a figure was when the baseline was written: group, then name. */
export type KnownFigures = Record<string, Record<string, number>>

export type Comparison = {
  /** Null where there is nothing to divide by. */
  ratio: number | null
  verdict: 'same' | 'better' | 'worse'
}

// A tenth is within what two runs on a quiet machine differ by.
const NOTICEABLE = 0.1

/** How a value stands to an earlier one. A note for a reader, never a gate. */
export function compare({ value, better }: Pick<Figure, 'value' | 'better'>, baseline: number): Comparison {
  const ratio = baseline === 0 ? (value === 0 ? 1 : null) : value / baseline
  const change = ratio === null ? Number.POSITIVE_INFINITY : ratio - 1
  if (Math.abs(change) <= NOTICEABLE) return { ratio, verdict: 'same' }
  return { ratio, verdict: change < 0 === (better === 'lower') ? 'better' : 'worse' }
}

/** Whether the value reaches the figure to beat. */
export function isMet({ value, better }: Pick<Figure, 'value' | 'better'>, aim: number): boolean {
  return better === 'lower' ? value <= aim : value >= aim
}

/** The figures as a baseline keeps them: four digits, which is more than any of them holds still. */
export function toKnown(figures: readonly Figure[]): KnownFigures {
  const baseline: KnownFigures = {}
  for (const { group, name, value } of figures) {
    baseline[group] ??= {}
    baseline[group][name] = Number(value.toPrecision(4))
  }
  return baseline
}
