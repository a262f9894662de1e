/** The middle value; of an even count the mean of the two in the middle. Throws for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('there is no median of nothing')
  return (lower + upper) / 2
}

/** The smallest value that is not exceeded by this share (0 to 1) of them. Throws for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const quantileValue = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (quantileValue === undefined) throw new Error('there is no quantile of nothing')
  return quantileValue
}
