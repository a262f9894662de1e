type QueueLimits = {
  atOnce: number
  /** Maximum of waiting jobs; further ones are refused. */
  maxWaiting: number
}

/** A queue with few jobs at once and a limit of waiting ones. */
export type FetchQueue = {
  /** Runs the work in its turn; null when the queue is full. `isUrgent`: a caller waits for it. */
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
