import type { OutsideServiceId } from '@tripwright/domain/base/outside-services'
import type { Db } from '../db/db.port.ts'
import { outsideResults } from './outside.tables.ts'

const LONGEST_FAILURE = 300

/** Records the outcome of a service's call; `failure` is null after a success. */
export async function saveOutsideResult(
  db: Db,
  { id, failure, at }: { id: OutsideServiceId; failure: string | null; at: Date },
): Promise<void> {
  const outcome =
    failure === null ? { succeededAt: at } : { failedAt: at, failure: failure.slice(0, LONGEST_FAILURE) }
  await db
    .insert(outsideResults)
    .values({ id, ...outcome })
    .onConflictDoUpdate({ target: outsideResults.id, set: outcome })
}

export function listOutsideResults(db: Db) {
  return db.select().from(outsideResults)
}
