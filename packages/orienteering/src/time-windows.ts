import type { Problem } from './problem.ts'

/** Allowed start times, prepared for the inner loop. The index of day d and place p is d * places + p. */
export type TimeWindows = {
  /** The earliest start of all spans. */
  open: Int32Array
  /** The latest start of all spans; below `open` when there is none. */
  close: Int32Array
  /** 1 when there are several spans, so that a time between `open` and `close` may still be closed. */
  broken: Uint8Array
  offset: Int32Array
  spans: Int32Array
}

export function readTimeWindows({ places, days, windows: { offset, spans } }: Problem): TimeWindows {
  const count = days.length * places
  const open = new Int32Array(count)
  const close = new Int32Array(count).fill(-1)
  const broken = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    const [from = 0, to = 0] = [offset[i], offset[i + 1]]
    if (from >= to) continue
    open[i] = spans[from] ?? 0
    close[i] = spans[to - 1] ?? -1
    broken[i] = to - from > 2 ? 1 : 0
  }
  return { open, close, broken, offset, spans }
}

/** The first moment from `time` on when a visit may start. `time` must not be after the last one. */
export function earliestStart({ offset, spans }: TimeWindows, index: number, time: number): number {
  let span = offset[index] ?? 0
  while ((spans[span + 1] ?? time) < time) span += 2
  const open = spans[span] ?? time
  return Math.max(time, open)
}

/** The last moment up to `time` when a visit may start. `time` must not be before the first one. */
export function latestStart({ offset, spans }: TimeWindows, index: number, time: number): number {
  let span = (offset[index + 1] ?? 0) - 2
  while ((spans[span] ?? time) > time) span -= 2
  const close = spans[span + 1] ?? time
  return Math.min(time, close)
}
