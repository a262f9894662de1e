import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasClockChange, offsetMinutes, toInstant, toWallTime } from './zones.ts'

const utc = (text: string) => Date.parse(text)
const zones = [
  'Europe/Rome',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
  'America/St_Johns',
]

describe('a zone', () => {
  it.each([
    ['Europe/Rome', '2026-07-01T12:00:00Z', 120],
    ['Europe/Rome', '2026-01-01T12:00:00Z', 60],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 345],
    ['America/New_York', '2026-11-01T05:59:59Z', -240],
    ['America/New_York', '2026-11-01T06:00:00Z', -300],
    ['Pacific/Kiritimati', '2026-01-01T00:00:00Z', 840],
  ])('%s at %s is %i minutes ahead', (zone, at, minutes) =>
    expect(offsetMinutes(zone, utc(at))).toBe(minutes),
  )

  it.each([
    ['2026-05-01', 540, 'Europe/Rome', '2026-05-01T07:00:00Z'],
    ['2026-05-01', 1530, 'Asia/Tokyo', '2026-05-01T16:30:00Z'],
    ['2026-03-29', 150, 'Europe/Rome', '2026-03-29T01:30:00Z'],
    ['2026-10-25', 150, 'Europe/Rome', '2026-10-25T00:30:00Z'],
    ['2026-10-25', 180, 'Europe/Rome', '2026-10-25T02:00:00Z'],
  ])('%s, minute %i in %s is %s', (date, minutes, zone, at) =>
    expect(new Date(toInstant(date, minutes, zone)).toISOString()).toBe(new Date(utc(at)).toISOString()),
  )

  it('converts a wall time back to its instant, except in the hour that occurs twice', () => {
    const instant = fc
      .integer({ min: utc('2020-01-01'), max: utc('2035-01-01') })
      .map((at) => at - (at % 60_000))
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
        const wall = toWallTime(at, zone)
        const back = toInstant(wall.date, wall.minutes, zone)
        expect(toWallTime(back, zone)).toEqual(wall)
        expect(at - back).toBeGreaterThanOrEqual(0)
        expect(at - back).toBeLessThanOrEqual(60 * 60_000)
      }),
    )
  })

  it('knows the dates on which its clocks are changed', () => {
    expect(hasClockChange('2026-03-29', 'Europe/Rome')).toBe(true)
    expect(hasClockChange('2026-10-25', 'Europe/Rome')).toBe(true)
    expect(hasClockChange('2026-03-28', 'Europe/Rome')).toBe(false)
    expect(hasClockChange('2026-03-29', 'Asia/Tokyo')).toBe(false)
  })

  it('has the same offset for an instant whether it was asked before or not, also around a change of clocks', () => {
    const zones = ['Europe/Rome', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu']
    const changes = ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-04-04T15:00:00Z'].map((at) =>
      Date.parse(at),
    )
    const from = Date.UTC(2012, 0)
    const anInstant = fc.oneof(
      fc.integer({ min: from, max: from + 40 * 365 * 86_400_000 }),
      fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -90_000, max: 90_000 }))
        .map(([at, ms]) => at + ms),
    )
    fc.assert(
      fc.property(fc.constantFrom(...zones), anInstant, (zone, instant) => {
        const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: zone })
        const wall = Date.parse(`${shown.replace(' ', 'T')}Z`)
        const offset = Math.round((wall - Math.floor(instant / 1000) * 1000) / 60_000)
        expect([offsetMinutes(zone, instant), offsetMinutes(zone, instant)]).toEqual([offset, offset])
      }),
    )
  })

  it('counts as UTC when it is unknown', () => {
    expect(offsetMinutes('Mars/Base', 0)).toBe(0)
    expect(toWallTime(3_600_000, '9999-99-99')).toEqual({ date: '1970-01-01', minutes: 60 })
  })
})
