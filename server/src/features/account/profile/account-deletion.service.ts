import { removeFileContents } from '#features/documents/files/index.ts'
import { removeVaultContents } from '#features/documents/vault/index.ts'
import { queueCustomerEnd } from '#features/plans/billing/index.ts'
import { tellSquadEnds } from '#features/plans/subscription/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { removeUploadsOf } from '#platform/uploads/uploads.jobs.ts'
import { deletePerson } from './own-data.store.ts'

/** Deletes an account with all that belongs to it, its files and its charges too, in the caller's transaction. */
export async function deleteWholeAccount(
  platform: Pick<Platform, 'jobs'>,
  db: Db,
  person: { id: string; email: string },
): Promise<void> {
  await tellSquadEnds(platform, db, person.id)
  await queueCustomerEnd(platform, db, person.id)
  await removeVaultContents(db, platform.jobs, person.id)
  await removeFileContents(db, platform.jobs, person.id)
  await removeUploadsOf(db, platform.jobs, person.id)
  await deletePerson(db, person)
  // The queue keeps sent mails for an hour, and failed ones for a month.
  await platform.jobs.forget(db, person.email)
}
