import { eq, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { forecasts } from './weather.tables.ts'

export async function findForecast(db: Db, place: string) {
  const [row] = await db.select().from(forecasts).where(eq(forecasts.place, place))
  return row ?? null
}

export async function saveForecast(db: Db, place: string, value: string, fetchedAt: Date): Promise<void> {
  await db
    .insert(forecasts)
    .values({ place, value, fetchedAt })
    .onConflictDoUpdate({ target: forecasts.place, set: { value, fetchedAt } })
}

/** Deletes forecasts whose days have all passed. */
export async function deleteOldForecasts(db: Db, before: Date): Promise<void> {
  await db.delete(forecasts).where(lt(forecasts.fetchedAt, before))
}
