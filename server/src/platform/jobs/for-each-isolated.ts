/**
 * Does something for each, one after the other. Whoever it goes wrong for holds up nobody behind them: it answers what was
 * thrown, for the caller to throw when all have had their turn.
 */
export async function forEachIsolated<One>(
  all: Iterable<One>,
  work: (one: One) => Promise<unknown>,
): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const one of all)
    try {
      await work(one)
    } catch (fault) {
      faults.push(fault)
    }
  return faults
}
