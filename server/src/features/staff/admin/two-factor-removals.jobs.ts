import { normalEmail } from '@tripwright/domain/account/sign-in'
import { oldestRemovalRequest } from '@tripwright/domain/account/two-factor'
import { findUser, notifyOwner, passwordChosenAt } from '#features/account/sign-in/index.ts'
import {
  deleteRemoval,
  deleteStaleRequests,
  lockDueRemovals,
  removeTwoFactor,
} from '#features/account/two-factor/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { StartError } from '#platform/start-error.ts'
import { recordAuditEntry } from './audit.store.ts'

/** Turns two-factor off where it is due, logs cancelled requests, deletes requests without approval. */
export function twoFactorRemovalsJobs({
  database,
  jobs,
  now,
}: Pick<Platform, 'database' | 'jobs' | 'now'>): Job[] {
  return [
    {
      name: 'admin.step-removals',
      schedule: '*/10 * * * *',
      async run() {
        const at = now()
        await database.db.transaction(async (db) => {
          for (const ripe of await lockDueRemovals(db, at)) await end(db, ripe)
          await deleteStaleRequests(db, oldestRemovalRequest(at))
        })

        async function end(db: Db, ripe: Awaited<ReturnType<typeof lockDueRemovals>>[number]): Promise<void> {
          const { id, email, allowedBy, keptAt, askedAt } = ripe
          const chosenAt = await passwordChosenAt(db, id)
          // A changed password ends the request: the owner has access again, or the proof behind the request no longer holds.
          const isStopped = keptAt !== null || chosenAt === null || chosenAt > askedAt
          const action = isStopped ? 'step.kept' : 'step.taken-off'
          await recordAuditEntry(db, { actorId: allowedBy, action, targetId: id }, at)
          if (isStopped) return deleteRemoval(db, id)
          await removeTwoFactor(db, id)
          await notifyOwner({ jobs }, db, 'factor-taken', email)
        }
      },
    },
  ]
}

/** Turns two-factor off from the command line, at once: for an owner, whom no other role can help. */
export function removeTwoFactorByCommand(db: Db, email: string, now: Date): Promise<string> {
  return db.transaction(async (within) => {
    const user = await findUser(within, normalEmail(email))
    if (!user) throw new StartError('bad-usage', `${email} has no account`)
    if (!user.twoFactorEnabled) throw new StartError('bad-usage', `${email} has no second step`)
    await removeTwoFactor(within, user.id)
    await recordAuditEntry(within, { actorId: null, action: 'step.taken-off', targetId: user.id }, now)
    return `${user.email} signs in with the password alone now; every device is signed out.`
  })
}
