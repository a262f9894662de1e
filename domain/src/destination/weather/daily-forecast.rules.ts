import type { IsoDate } from '../../base/dates.ts'
import { toWallTime } from '../../base/zones.ts'
import type { ForecastDay } from './weather.contract.ts'
import type { SkyCondition } from './weather.rules.ts'

/** What a forecast says of a moment, and of the hours that follow it. */
export type ForecastStep = {
  /** Milliseconds since 1970. */
  at: number
  /** Degrees Celsius at that moment. */
  celsius: number
  windKmh: number
  /** The time that follows: how long it is, and what falls in all of it. Null for the last step. */
  next: { hours: number; rainMm: number; sky: SkyCondition } | null
}

const DAYS_AHEAD = 9
const MS_PER_MINUTE = 60_000
/** Zones lie apart by half hours, and some by quarters. */
const SLICE_MINUTES = 15
/** A day of which so little is left says nothing of its weather. */
const LATEST_START_MINUTES = 21 * 60
/** Between these hours most people are out. */
const WAKING_FROM = 6 * 60
const WAKING_TO = 22 * 60

/** From harmless to grave; of these the gravest names a day. */
const WET: readonly SkyCondition[] = ['drizzle', 'rain', 'snow', 'storm']

type DayParts = {
  celsius: number[]
  windKmh: number[]
  rainMm: number
  /** Minutes of each kind of sky while people are out. */
  skies: Map<SkyCondition, number>
  firstMinute: number
  lastMinute: number
}

/**
 * The days of a place from steps that are an hour or more apart, in the place's own days, nine at most. Of the first day what is
 * left of it; a last day that the steps do not reach the evening of is left out.
 */
export function toForecastDays(steps: readonly ForecastStep[], zone: string): ForecastDay[] {
  const days = new Map<IsoDate, DayParts>()
  for (const step of steps) {
    const { date, minutes } = toWallTime(step.at, zone)
    const day = days.get(date) ?? emptyDay(minutes)
    days.set(date, day)
    day.celsius.push(step.celsius)
    day.windKmh.push(step.windKmh)
    day.lastMinute = minutes
  }
  for (const step of steps) addPeriod(days, step, zone)
  return [...days]
    .flatMap(([date, day], index) => toForecastDay(date, day, index === 0) ?? [])
    .slice(0, DAYS_AHEAD)
}

function toForecastDay(date: IsoDate, day: DayParts, isFirst: boolean): ForecastDay | null {
  const sky = skyOfDay(day.skies)
  if (sky === null || !isCovered(day, isFirst)) return null
  const tenth = (value: number) => Math.round(value * 10) / 10
  return {
    date,
    sky,
    low: Math.min(...day.celsius),
    high: Math.max(...day.celsius),
    rainMm: tenth(day.rainMm),
    rainChance: null,
    windKmh: tenth(Math.max(...day.windKmh)),
    ...(isFirst && day.firstMinute >= 60 && { isPartial: true }),
  }
}

function emptyDay(firstMinute: number): DayParts {
  return { celsius: [], windKmh: [], rainMm: 0, skies: new Map(), firstMinute, lastMinute: firstMinute }
}

function isCovered({ firstMinute, lastMinute }: DayParts, isFirst: boolean): boolean {
  return isFirst ? firstMinute <= LATEST_START_MINUTES : firstMinute < 6 * 60 && lastMinute >= 18 * 60
}

/** Shares what falls in a period among the days that it touches. */
function addPeriod(days: ReadonlyMap<IsoDate, DayParts>, { at, next }: ForecastStep, zone: string): void {
  if (next === null) return
  const slices = (next.hours * 60) / SLICE_MINUTES
  for (let slice = 0; slice < slices; slice++) {
    const { date, minutes } = toWallTime(at + slice * SLICE_MINUTES * MS_PER_MINUTE, zone)
    const day = days.get(date)
    if (!day) continue
    day.rainMm += next.rainMm / slices
    if (minutes >= WAKING_FROM && minutes < WAKING_TO)
      day.skies.set(next.sky, (day.skies.get(next.sky) ?? 0) + SLICE_MINUTES)
  }
}

/** The gravest of what falls while people are out; on a dry day what there is most of. */
function skyOfDay(skies: ReadonlyMap<SkyCondition, number>): SkyCondition | null {
  const wet = WET.filter((sky) => skies.has(sky)).at(-1)
  const [most = null] = [...skies].sort(([, a], [, b]) => b - a)
  return wet ?? most?.[0] ?? null
}
