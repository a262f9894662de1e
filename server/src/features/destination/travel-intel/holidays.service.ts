import type { Output } from '@tripwright/domain/base/contract'
import { applyHolidayChanges, type listHolidays } from '@tripwright/domain/destination/travel-intel'
import type { Db } from '#platform/db/db.port.ts'
import { listChanges } from './holidays.store.ts'
import { findPublicHolidays } from './public-holidays.service.ts'

type Holidays = Pick<Output<typeof listHolidays>, 'days' | 'originals' | 'removed'>

/**
 * The public holidays of a country or a part of it by date, as an operator changed them; null when nobody knows the country or
 * the part. A change of a country holds in all its parts.
 */
export async function findHolidays(
  db: Db,
  country: string,
  subdivision: string | undefined,
  year: number,
): Promise<Holidays | null> {
  const known = await findPublicHolidays(country, subdivision, year)
  if (known === null) return null
  const changes = await listChanges(db, country)
  if (changes.length === 0) return known
  const { removed, days } = applyHolidayChanges(known.days, changes, year)
  const found: Holidays = { days }
  if (known.originals) {
    const removals = changes.filter(({ kind }) => kind === 'remove')
    found.originals = applyHolidayChanges(known.originals, removals, year).days
  }
  if (removed.length > 0) found.removed = removed
  return found
}
