import type { Output } from '@tripwright/domain/base/contract'
import { type listHolidays, withChanges } from '@tripwright/domain/travel-intel'
import type { Db } from '#platform/db/db.port.ts'
import { listChanges } from './holidays.store.ts'
import { findKnownHolidays } from './known-holidays.service.ts'

type Holidays = Pick<Output<typeof listHolidays>, 'days' | 'removed'>

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
  const days = await findKnownHolidays(country, subdivision, year)
  if (days === null) return null
  const changes = await listChanges(db, country)
  if (changes.length === 0) return { days }
  const { removed, ...changed } = withChanges(days, changes, year)
  return removed.length > 0 ? { ...changed, removed } : changed
}
