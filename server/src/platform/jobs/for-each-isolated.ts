/**
 * Runs a function for each item, one after the other. A failure does not stop the following ones: it gives what was thrown,
 * for the caller to throw at the end.
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
