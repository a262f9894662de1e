import { addDays } from '@tripwright/domain/base/dates'
import { beforeEach, expect, it, vi } from 'vitest'
import { today } from '#platform/today.ts'
import { loadTripWeather } from './trip-weather.state.ts'

const state = vi.hoisted(() => ({
  cached: {} as Record<string, { data: unknown; timestamp: number; isFresh: boolean }>,
  answer: null as unknown,
  calls: [] as { at?: string; climate?: string }[],
  kept: [] as string[],
}))
vi.mock('#platform/cached-data.ts', () => ({
  readCachedData: (_: unknown, key: string) => Promise.resolve(state.cached[key] ?? null),
}))
vi.mock('#platform/call.ts', () => ({
  call: (_: unknown, input: object) => {
    state.calls.push(input)
    return Promise.resolve(state.answer ? { ok: true, value: state.answer } : { ok: false })
  },
}))
vi.mock('#platform/fact-cache.ts', () => ({
  fetchFact: () => Promise.resolve(null),
  keepFact: (key: string) => state.kept.push(key),
}))

const SOON = addDays(today(), 2)
const LATER = addDays(today(), 40)
const forecastOf = (date: string) => ({
  isLive: true,
  days: [{ date, sky: 'rain', low: 5, high: 11, rainMm: 8, rainChance: null, windKmh: 20 }],
  asOf: new Date().toISOString(),
  source: 'MET Norway',
  publisher: 'met-norway',
})
const twelve = (value: number) => Array(12).fill(value)
const CLIMATE = {
  id: 'rome',
  name: 'Rome',
  country: 'IT',
  lat: 41.9,
  lon: 12.5,
  zone: 'Europe/Rome',
  low: twelve(8),
  high: twelve(16),
  rain: twelve(70),
  rainDays: twelve(8),
  sun: twelve(6),
  sea: null,
  crowds: twelve(3),
  certain: true,
  period: '1991–2020',
  asOf: '2025-11-30',
  source: 'us',
}
const rome = (...dates: string[]) => ({ id: 'rome', lat: 41.9028, lon: 12.4964, dates })
const KEY = 'weather:41.9,12.5'

beforeEach(() => {
  Object.assign(state, {
    cached: {},
    calls: [],
    kept: [],
    answer: { forecasts: [forecastOf(SOON)], climates: [CLIMATE] },
  })
})

it('two towns and all their days are one call, whose answers are kept for the other pages', async () => {
  state.answer = { forecasts: [forecastOf(SOON), forecastOf(SOON)], climates: [CLIMATE] }
  const venice = { id: 'venice', lat: 45.44, lon: 12.33, dates: [SOON] }
  const weather = await loadTripWeather([rome(SOON, LATER), venice])
  expect(state.calls).toEqual([{ at: '41.9,12.5;45.4,12.3', climate: 'rome,venice' }])
  expect(weather('rome', SOON)).toMatchObject({ kind: 'forecast', day: { sky: 'rain' } })
  expect(weather('rome', LATER)).toMatchObject({ kind: 'usual', facts: { low: 8, high: 16 } })
  expect(weather('venice', LATER)).toBeNull()
  expect(state.kept).toEqual([KEY, 'weather:45.4,12.3', 'climate:rome'])
})

it('a trip beyond the forecast asks for none, and a town of a gathered guide has no climate', async () => {
  await loadTripWeather([rome(LATER), { id: 'osm-42', lat: 1, lon: 2, dates: [LATER] }])
  expect(state.calls).toEqual([{ climate: 'rome' }])
})

it('what the device has fresh is not asked for', async () => {
  state.cached = {
    [KEY]: { data: forecastOf(SOON), timestamp: Date.now() - 50 * 60_000, isFresh: true },
    'climate:rome': { data: CLIMATE, timestamp: Date.now(), isFresh: true },
  }
  const weather = await loadTripWeather([rome(SOON)])
  expect(state.calls).toEqual([])
  expect(weather('rome', SOON)).toMatchObject({ kind: 'forecast' })
})

it('with no network it shows what the device has, however old; and with nothing it says nothing', async () => {
  state.answer = null
  const old = { ...forecastOf(SOON), asOf: '2026-01-01T00:00:00.000Z' }
  state.cached = { [KEY]: { data: old, timestamp: 0, isFresh: false } }
  const weather = await loadTripWeather([rome(SOON)])
  expect(state.calls).toHaveLength(1)
  expect(weather('rome', SOON)).toMatchObject({ kind: 'forecast', asOf: old.asOf })
  expect(weather('rome', LATER)).toBeNull()
})

it('a publisher that is silent does not take away the forecast that the device has', async () => {
  state.cached = { [KEY]: { data: forecastOf(SOON), timestamp: 0, isFresh: false } }
  state.answer = { forecasts: [{ ...forecastOf(SOON), days: [], asOf: null }], climates: [] }
  expect((await loadTripWeather([rome(SOON)]))('rome', SOON)).toMatchObject({ kind: 'forecast' })
  expect(state.kept).toEqual([])
})

it('is not asked for again for some minutes where no publisher had a forecast', async () => {
  const silent = { ...forecastOf(SOON), days: [], asOf: null }
  state.cached = { [KEY]: { data: silent, timestamp: Date.now() - 9 * 60_000, isFresh: true } }
  await loadTripWeather([{ ...rome(SOON), id: 'gathered-1' }])
  expect(state.calls).toEqual([])
  state.cached = { [KEY]: { data: silent, timestamp: Date.now() - 11 * 60_000, isFresh: true } }
  await loadTripWeather([{ ...rome(SOON), id: 'gathered-1' }])
  expect(state.calls).toHaveLength(1)
})
