type CircuitOptions = {
  /** Consecutive failures that open it. */
  failures: number
  /** Pause without calls while it is open. */
  pauseMs: number
  now: () => Date
}

/** Keeps callers from waiting for a service that is down. Each process has its own. */
export type CircuitBreaker = {
  /** False while it is open; after the pause one caller per pause may try. */
  mayAsk(): boolean
  /** Records the outcome of a call that `mayAsk` allowed. */
  report(isWell: boolean): void
}

export function makeCircuitBreaker({ failures, pauseMs, now }: CircuitOptions): CircuitBreaker {
  let inARow = 0
  let nextTry = 0
  return {
    mayAsk() {
      const time = now().getTime()
      if (inARow < failures) return true
      if (time < nextTry) return false
      nextTry = time + pauseMs
      return true
    },
    report(isWell) {
      inARow = isWell ? 0 : inARow + 1
      if (inARow >= failures) nextTry = now().getTime() + pauseMs
    },
  }
}
