type QueueLimits = {
  atOnce: number
  /** How many may wait; what is wanted beyond that is refused. */
  maxWaiting: number
}

/** Few at once, and not too many who wait. */
export type FetchQueue = {
  /** Runs the work in its turn; null where the line is full. `isUrgent`: somebody waits for it. */
  run<T>(work: () => Promise<T>, isUrgent: boolean): Promise<T> | null
}

export function makeFetchQueue({ atOnce, maxWaiting }: QueueLimits): FetchQueue {
  const urgent: (() => void)[] = []
  const patient: (() => void)[] = []
  let running = 0
  const next = () => {
    while (running < atOnce) {
      const start = urgent.shift() ?? patient.shift()
      if (!start) return
      running++
      start()
    }
  }
  return {
    run(work, isUrgent) {
      const line = isUrgent ? urgent : patient
      if (line.length >= maxWaiting) return null
      return new Promise((resolve, reject) => {
        line.push(() => {
          work()
            .then(resolve, reject)
            .finally(() => {
              running--
              next()
            })
        })
        next()
      })
    },
  }
}
