import type { Output } from '@tripwright/domain/base/contract'
import { applyHolidayChanges, type listHolidays } from '@tripwright/domain/destination/travel-intel'
import type { Db } from '#platform/db/db.port.ts'
import { listChanges } from './holidays.store.ts'
import { findPublicHolidays } from './public-holidays.service.ts'

type Holidays = Pick<Output<typeof listHolidays>, 'days' | 'originals' | 'removed'>

/**
 * The public holidays of a country or a part of it by date, with an operator's changes; null when country or part is
 * unknown. A change of a country applies in all its parts.
 */
export async function findHolidays(
  db: Db,
  country: string,
  subdivision: string | undefined,
  year: number,
): Promise<Holidays | null> {
  const calendar = await findPublicHolidays(country, subdivision, year)
  if (calendar === null) return null
  const changes = await listChanges(db, country)
  if (changes.length === 0) return calendar
  const { removed, days } = applyHolidayChanges(calendar.days, changes, year)
  const holidays: Holidays = { days }
  if (calendar.originals) {
    const removals = changes.filter(({ kind }) => kind === 'remove')
    holidays.originals = applyHolidayChanges(calendar.originals, removals, year).days
  }
  if (removed.length > 0) holidays.removed = removed
  return holidays
}
