import { isIsoDate } from '../../base/dates.ts'
import { isZone } from '../../base/zone-name.ts'
import type { ReadTime } from './found-parts.rules.ts'

const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]\s*(\d{2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?(?:\[[^\]]*\])?)?$/i

/** A moment of ISO 8601, with `-` and `:` or without; null where it is none. Without an offset it is local. */
export function readIsoTime(text: string): ReadTime | null {
  const match = ISO.exec(text.trim())
  if (!match) return null
  const [, year, month, day, hour, minute, offset] = match
  const date = `${year}-${month}-${day}`
  if (!isIsoDate(date)) return null
  if (hour === undefined || minute === undefined) return { date, time: null, offset: null, zone: null }
  if (Number(hour) > 23 || Number(minute) > 59) return null
  return { date, time: `${hour}:${minute}`, offset: readOffset(offset), zone: null }
}

/** Minutes ahead of UTC; null where none is told. */
function readOffset(text: string | undefined): number | null {
  if (text === undefined) return null
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(text)
  if (!match) return 0
  const [, sign, hours, minutes = '0'] = match
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Behind the time of an arrival: the days after that of the departure. */
const LATER =
  /\+\s?(?<days>[1-3])(?![\d(]|\s?\(?\d)(?:\s?(?:days?|tage?|jours?|días?|giorn[oi]|dias?|dag(?:en|ar|e)?|dzień|dni|den|dny|päivää?|nap|gün|дн\p{L}*|день|日|일|d|j)(?!\p{L}))?/iu
const NEXT_DAY =
  /(?:next day|following day|nächster tag|am nächsten tag|folgetag|le lendemain|jour suivant|día siguiente|giorno (?:dopo|successivo)|dia seguinte|volgende dag|następnego dnia|nästa dag|dagen efter|påföljande dag|næste dag|dagen etter|neste dag|seuraavana päivänä|následující den|druhý den|következő nap|másnap|ertesi gün|ziua următoare|на следующий день|след\. день|επόμενη (?:η)?μέρα|翌日|翌朝|次日|隔日|다음 ?날|익일)/i

/** The days after its departure on which something arrives, by what stands behind its time; 0 where nothing is told. */
export function daysLater(text: string): number {
  return Number(LATER.exec(text)?.groups?.days ?? (NEXT_DAY.test(text) ? 1 : 0))
}

/** The line without such words. */
export function withoutDaysLater(text: string): string {
  return text.replace(LATER, ' ').replace(NEXT_DAY, ' ')
}

const HOUR = /^([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?\s*(a\.?m\.?|p\.?m\.?)?$/i

/** A time of the day as people write it: `14:05`, `2:05 pm`, `14.05`, `14h05`; null where it is none. */
export function readClock(text: string): string | null {
  const match = HOUR.exec(text.trim().replace(/\s*(?:uhr|hrs?)\.?$/i, ''))
  if (!match) return null
  const [, hours = '', minutes, half] = match
  if (minutes === undefined && half === undefined) return null
  const hour = Number(hours)
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const shift = half === undefined ? hour : (hour % 12) + (/^p/i.test(half) ? 12 : 0)
  return `${String(shift).padStart(2, '0')}:${minutes ?? '00'}`
}

/** More than there are. */
const MAX_ZONES = 700
const zones = new Map<string, boolean>()

/** A zone by its IANA name; null for names of other lists, such as those of Windows. */
export function readZone(name: string | undefined): string | null {
  const plain = name?.replace(/^\/[^/]+\/(?:\d+\/)?/, '') ?? ''
  if (plain === '') return null
  // Each entry of a calendar names its zone again, and asking the engine for one is slow.
  if (!zones.has(plain) && zones.size < MAX_ZONES) zones.set(plain, isZone(plain))
  return (zones.get(plain) ?? isZone(plain)) ? plain : null
}
