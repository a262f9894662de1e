import type { Outcome } from '../../base/outcome.ts'
import { ROLE_LEVEL, type Role } from '../../base/roles.ts'

export type Grant = {
  /** The role of the granting account. */
  by: Role
  /** The old and the new role of the account. */
  from: Role
  to: Role
  /** The current number of owners. */
  owners: number
}

/** Whether staff with this role may end the sessions of an account with that role: only of lower roles. */
export function maySignOut(by: Role, of: Role): boolean {
  return ROLE_LEVEL[by] >= ROLE_LEVEL.support && ROLE_LEVEL[by] > ROLE_LEVEL[of]
}

/**
 * Whether a role may be granted. The owner may grant any role, an admin only roles below admin to accounts below admin,
 * others none: an admin who could create admins could become owner in two steps. The last owner stays owner.
 */
export function checkGrant({ by, from, to, owners }: Grant): Outcome<Role, 'not-allowed' | 'conflict'> {
  const isBelow = (role: Role) => ROLE_LEVEL[role] < ROLE_LEVEL.admin
  const isAllowed = by === 'owner' || (by === 'admin' && isBelow(from) && isBelow(to))
  if (!isAllowed) return { ok: false, code: 'not-allowed' }
  if (from === 'owner' && to !== 'owner' && owners <= 1) return { ok: false, code: 'conflict' }
  return { ok: true, value: to }
}
