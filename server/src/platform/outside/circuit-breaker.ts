type CircuitOptions = {
  /** So many failures in a row open it. */
  failures: number
  /** How long no call is made then. */
  pauseMs: number
  now: () => Date
}

/** Keeps callers from waiting for a service that is down. Each process learns for itself. */
export type CircuitBreaker = {
  /** False while it is open; after the pause one caller in each pause may try. */
  mayAsk(): boolean
  /** How the question that `mayAsk` allowed went. */
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
