/** One measured figure of a bench. */
export type Figure = {
  /** The measured subject, the heading in the table. Together with the name it identifies the figure in the baseline. */
  group: string
  name: string
  value: number
  /** `ms`, `MB`, `bytes`; empty for a bare count. */
  unit: string
  better: 'lower' | 'higher'
  /** The same figure of the bare server in the same run, so that the ratio does not depend on the machine's load. */
  yardstick?: number
  /** The target. */
  aim?: number
}

/** The figures of the baseline by group, then name. */
export type KnownFigures = Record<string, Record<string, number>>

export type Comparison = {
  /** Null when the earlier value is 0. */
  ratio: number | null
  verdict: 'same' | 'better' | 'worse'
}

// Two runs on a quiet machine differ by up to a tenth.
const NOTICEABLE = 0.1

/** Compares a value with an earlier one, as a note for readers, never a gate. */
export function compare({ value, better }: Pick<Figure, 'value' | 'better'>, baseline: number): Comparison {
  const ratio = baseline === 0 ? (value === 0 ? 1 : null) : value / baseline
  const change = ratio === null ? Number.POSITIVE_INFINITY : ratio - 1
  if (Math.abs(change) <= NOTICEABLE) return { ratio, verdict: 'same' }
  return { ratio, verdict: change < 0 === (better === 'lower') ? 'better' : 'worse' }
}

/** Whether the value reaches the target. */
export function isMet({ value, better }: Pick<Figure, 'value' | 'better'>, aim: number): boolean {
  return better === 'lower' ? value <= aim : value >= aim
}

/** The figures for a baseline: four significant digits, more than their noise allows. */
export function toKnown(figures: readonly Figure[]): KnownFigures {
  const baseline: KnownFigures = {}
  for (const { group, name, value } of figures) {
    baseline[group] ??= {}
    baseline[group][name] = Number(value.toPrecision(4))
  }
  return baseline
}
