import type { MovableFeast } from './movable-feasts.ts'

/** Parsed opening hours as plain data: rules in the order in which they are applied. */
export type OpeningHours = {
  /** Applied in this order. */
  readonly groups: readonly RuleGroup[]
  /** Some rule depends on the school holidays of the place. */
  readonly asksSchool: boolean
  /** Some rule may reach past midnight into the day after. */
  readonly reachesOver: boolean
  /** Some rule follows the sun. */
  readonly asksSun: boolean
}

/**
 * Rules that belong together. Fallback rules (`||`, with what a comma adds to them) speak only for the minutes at which all
 * before them is closed; the normal rules that a semicolon puts behind them are laid over everything again.
 */
export type RuleGroup = { readonly isFallback: boolean; readonly rules: readonly HoursRule[] }

export type HoursRule = {
  /** After a comma: does not replace what earlier rules say about its days. */
  readonly isAdditional: boolean
  readonly state: 'open' | 'unknown' | 'closed'
  readonly comment: string | null
  /** An empty list restricts nothing; a date must match each of the lists of `dates` and of `days`. */
  readonly years: readonly StepRange[]
  readonly dates: readonly (readonly HoursDateRange[])[]
  readonly weeks: readonly StepRange[]
  readonly days: readonly (readonly DayChoice[])[]
  /** Never empty; the whole day is 0 to 1440. */
  readonly spans: readonly HoursSpan[]
}

/** Years, or ISO weeks 1 to 53: every `step` from `from` to `to`, both included. */
export type StepRange = { readonly from: number; readonly to: number; readonly step: number }

/** From one day of the year to another, both included, over the year's end if need be; `to` null is the one day. */
export type HoursDateRange = { readonly from: YearDay; readonly to: YearDay | null; readonly step: number }

/**
 * A day of every year, or of one, moved by `shift` days. Months are 1 to 12, weekdays 0 (Monday) to 6; `nth` counts from the
 * end of the month when negative.
 */
export type YearDay = { readonly year: number | null; readonly shift: number; readonly on: YearDayBase }
export type YearDayBase =
  | 'easter'
  /** Has no year of its own, and a range from one ends at another. */
  | { readonly feast: MovableFeast }
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number }

/** Bit 0 of a mask is Monday. `nth` empty: each of these weekdays; `shift` moves the result by days. */
export type DayChoice =
  | { readonly mask: number; readonly nth: readonly number[]; readonly shift: number }
  | { readonly holiday: 'public' | 'school'; readonly shift: number }

export type SunEvent = 'dawn' | 'sunrise' | 'sunset' | 'dusk'

/** Minutes after midnight, 0 to 2880, or minutes before or after an event of the sun. */
export type TimePoint = number | { readonly event: SunEvent; readonly offset: number }

/**
 * `to` null: nothing is said about the end (an open end) or there is none (a point in time). `openEnd` is the minute at
 * which an end that is not stated is guessed to lie, or null. `step` in minutes makes points of a span; 0 does not.
 */
export type HoursSpan = {
  readonly from: TimePoint
  readonly to: TimePoint | null
  readonly openEnd: number | null
  readonly step: number
}
