import type { IsoDate } from '@tripwright/domain/base/dates'

/** The date on the device's calendar, which follows the traveller. */
export function today(now = new Date()): IsoDate {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
