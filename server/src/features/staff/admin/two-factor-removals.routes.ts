import { removalDueAt } from '@tripwright/domain/account/two-factor'
import { approveTwoFactorRemoval, listTwoFactorRemovals, maySignOut } from '@tripwright/domain/staff/admin'
import { lockRole, mailOwnerLink, passwordChosenAt } from '#features/account/sign-in/index.ts'
import { approveRemoval, listRemovals, lockRemoval } from '#features/account/two-factor/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { recordAuditEntry } from './audit.store.ts'

/** Admin actions for people who lost their second factor (ADR 38). */
export const twoFactorRemovalsRoutes: Route[] = [
  route(listTwoFactorRemovals, async (_, { db }) => ({
    wishes: (await listRemovals(db)).map(({ id, email, role, askedAt, dueAt }) => ({
      id,
      email,
      role,
      askedAt: askedAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    })),
  })),

  route(approveTwoFactorRemoval, async ({ id, proof }, { db, person, now, platform }) => {
    const target = await lockRole(db, id)
    const removal = target && (await lockRemoval(db, id))
    if (!target || !removal) throw new AppError('not-found')
    if (!maySignOut(person.role, target.role)) throw new AppError('not-allowed')
    const chosenAt = await passwordChosenAt(db, id)
    // A password changed since then came through the mailbox, so it is no separate proof.
    if (removal.dueAt !== null || chosenAt === null || chosenAt > removal.askedAt)
      throw new AppError('conflict')
    const dueAt = removalDueAt(now)
    await approveRemoval(db, { userId: id, allowedBy: person.id, dueAt })
    await mailOwnerLink(platform, db, 'keep', removal.email)
    const detail = { proof, due: dueAt.toISOString() }
    await recordAuditEntry(db, { actorId: person.id, action: 'step.allowed', targetId: id, detail }, now)
    return { dueAt: dueAt.toISOString() }
  }),
]
