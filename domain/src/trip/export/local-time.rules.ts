import type { IsoDate } from '../../base/dates.ts'
import { offsetMinutes, toInstant } from '../../base/zones.ts'

/** Local time with its UTC offset (RFC 3339): `2026-05-01T09:00:00+02:00`; minutes after the midnight that began the date. */
export function localTime(zone: string, date: IsoDate, minutes: number): string {
  return localTimeAt(zone, toInstant(date, minutes, zone))
}

/** The same for an instant in milliseconds since 1970. */
export function localTimeAt(zone: string, at: number): string {
  const offset = offsetMinutes(zone, at)
  const wall = new Date(at + offset * 60_000).toISOString().slice(0, 19)
  const ahead = new Date(Math.abs(offset) * 60_000).toISOString().slice(11, 16)
  return `${wall}${offset < 0 ? '-' : '+'}${ahead}`
}
