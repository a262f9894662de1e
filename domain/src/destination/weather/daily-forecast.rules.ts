import type { IsoDate } from '../../base/dates.ts'
import { toWallTime } from '../../base/zones.ts'
import type { ForecastDay } from './weather.contract.ts'
import type { SkyCondition } from './weather.rules.ts'

/** A step of a forecast: a moment and the hours after it. */
export type ForecastStep = {
  /** Milliseconds since 1970. */
  at: number
  /** Degrees Celsius at that moment. */
  celsius: number
  windKmh: number
  /** The period after the step: its length, and its total precipitation. Null for the last step. */
  next: { hours: number; rainMm: number; sky: SkyCondition } | null
}

const DAYS_AHEAD = 9
const MS_PER_MINUTE = 60_000
/** Time zones differ by multiples of a quarter of an hour. */
const SLICE_MINUTES = 15
/** With fewer hours left, a day is left out, because it no longer describes its weather. */
const LATEST_START_MINUTES = 21 * 60
/** The local hours that name the weather of a day, because most people are out then. */
const WAKING_FROM = 6 * 60
const WAKING_TO = 22 * 60

/** From mild to severe; the most severe one names a day. */
const WET: readonly SkyCondition[] = ['drizzle', 'rain', 'snow', 'storm']

type DayParts = {
  celsius: number[]
  windKmh: number[]
  rainMm: number
  /** Daytime minutes of each kind of sky. */
  skies: Map<SkyCondition, number>
  firstMinute: number
  lastMinute: number
}

/**
 * Groups forecast steps of an hour or more by the local days of a place, nine at most. The first day has only the hours
 * that are left; a last day without its evening is left out.
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

/** Divides the precipitation of a period among its days. */
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

/** The most severe precipitation at daytime; on a dry day, the most frequent sky. */
function skyOfDay(skies: ReadonlyMap<SkyCondition, number>): SkyCondition | null {
  const wet = WET.filter((sky) => skies.has(sky)).at(-1)
  const [most = null] = [...skies].sort(([, a], [, b]) => b - a)
  return wet ?? most?.[0] ?? null
}
