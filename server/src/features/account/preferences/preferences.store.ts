import { NO_PREFERENCES, type Preferences } from '@tripwright/domain/account/preferences'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { preferencesTable } from './preferences.tables.ts'

/** The stored preferences of an account; empty until it saves one. */
export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const [row] = await db.select().from(preferencesTable).where(eq(preferencesTable.userId, userId))
  if (!row) return NO_PREFERENCES
  const { homeCountry, homeAirport, passports, currency, units, stepFree, diets } = row
  return { homeCountry, homeAirport, passports, currency, units, needs: { stepFree, diets } }
}

export async function savePreferences(
  db: Db,
  userId: string,
  { needs, ...chosen }: Preferences,
  now: Date,
): Promise<void> {
  const row = { ...chosen, ...needs, updatedAt: now }
  await db
    .insert(preferencesTable)
    .values({ ...row, userId })
    .onConflictDoUpdate({ target: preferencesTable.userId, set: row })
}
