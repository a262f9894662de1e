const SLICE_MS = 4

/**
 * Runs long work in tasks of a few milliseconds, so that the page can respond in between. Returns a function that stops it;
 * `onDone` is then not called.
 */
export function runInSlices<Result>(
  work: Iterator<undefined, Result>,
  onDone: (result: Result) => void,
): () => void {
  let timer = setTimeout(takeTurn)
  function takeTurn(): void {
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = work.next()
      if (done) {
        onDone(value)
        return
      }
    } while (performance.now() < until)
    timer = setTimeout(takeTurn)
  }
  return () => clearTimeout(timer)
}

/** Until the page has had a turn of its own. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
