import { normalEmail } from '@tripwright/domain/account/sign-in'
import { isRole, type Role } from '@tripwright/domain/base/roles'
import { checkGrant, maySignOut } from '@tripwright/domain/staff/admin'
import { deleteSessionsOf, findUser, lockRole, setRole } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { StartError } from '#platform/start-error.ts'
import { recordAuditEntry } from './audit.store.ts'

const ROLE_CHANGED = 'role.changed'

type RoleGranter = { id: string; role: Role }
type RoleGrant = { id: string; role: Role }

/** Sets a role, with its audit entry. Throws not-found, not-allowed, and conflict for the last owner. */
export async function grantRoleTo(
  db: Db,
  giver: RoleGranter,
  { id, role }: RoleGrant,
  now: Date,
): Promise<void> {
  const current = await lockRole(db, id)
  if (!current) throw new AppError('not-found')
  // Read again under the lock: the caller may lose their own role meanwhile.
  const by = (await lockRole(db, giver.id))?.role ?? 'user'
  const checked = checkGrant({ by, from: current.role, to: role, owners: current.owners })
  if (!checked.ok) throw new AppError(checked.code)
  if (current.role === role) return
  await setRole(db, id, role, now)
  const detail = { from: current.role, to: role }
  await recordAuditEntry(db, { actorId: giver.id, action: ROLE_CHANGED, targetId: id, detail }, now)
}

/**
 * Ends all sessions of an account, with an audit entry. Throws not-found, and not-allowed for an account that does not rank
 * below the caller.
 */
export async function signOutBelow(db: Db, by: RoleGranter, id: string, now: Date): Promise<number> {
  const current = await lockRole(db, id)
  if (!current) throw new AppError('not-found')
  if (!maySignOut(by.role, current.role)) throw new AppError('not-allowed')
  const ended = await deleteSessionsOf(db, id)
  const detail = { ended: String(ended) }
  await recordAuditEntry(db, { actorId: by.id, action: 'sessions.ended', targetId: id, detail }, now)
  return ended
}

/** Sets a role from the command line, where access to the server is authority enough. Throws StartError with a sentence. */
export function grantRoleByCommand(db: Db, email: string, role: string, now: Date): Promise<string> {
  return db.transaction(async (within) => {
    if (!isRole(role)) throw new StartError('bad-usage', `there is no role ${role}`)
    const user = await findUser(within, normalEmail(email))
    const current = user && (await lockRole(within, user.id))
    if (!user || !current) throw new StartError('bad-usage', `${email} has no account`)
    const checked = checkGrant({ by: 'owner', from: current.role, to: role, owners: current.owners })
    if (!checked.ok) throw new StartError('bad-usage', `${email} is the last owner; make another one first`)
    await setRole(within, user.id, role, now)
    const detail = { from: current.role, to: role, by: 'command' }
    await recordAuditEntry(within, { actorId: null, action: ROLE_CHANGED, targetId: user.id, detail }, now)
    return `${user.email} is ${role} now; it was ${current.role} before.`
  })
}
