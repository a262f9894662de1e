import { parseClock } from '../../base/dates.ts'

/** A time as the checker writes it, `09:30`, `26:00`; no part of a longer number. */
const CLOCK = /(?<![\d:])\d{2}:[0-5]\d(?![\d:])/g

/** A sentence of the checker with its times as the reader's clock shows them; `clock` takes minutes after midnight. */
export function withReadersClock(detail: string, clock: (minutes: number) => string): string {
  return detail.replace(CLOCK, (text) => {
    const minutes = parseClock(text)
    return minutes === null ? text : clock(minutes)
  })
}
