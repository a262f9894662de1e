import type { Outcome } from '../../base/outcome.ts'
import { ROLE_LEVEL, type Role } from '../../base/roles.ts'

export type Grant = {
  /** The role of the person who gives the role. */
  by: Role
  /** The role that the account has, and the one it shall have. */
  from: Role
  to: Role
  /** How many owners there are now. */
  owners: number
}

/** Whether staff with this role may end the sessions of an account with that one: of those below them. */
export function maySignOut(by: Role, of: Role): boolean {
  return ROLE_LEVEL[by] >= ROLE_LEVEL.support && ROLE_LEVEL[by] > ROLE_LEVEL[of]
}

/**
 * Whether a role may be given: by the owner any, by an admin only those below admin to people below admin, by others
 * none (an admin who could make admins would make itself owner in two steps). The last owner stays owner.
 */
export function checkGrant({ by, from, to, owners }: Grant): Outcome<Role, 'not-allowed' | 'conflict'> {
  const isBelow = (role: Role) => ROLE_LEVEL[role] < ROLE_LEVEL.admin
  const isAllowed = by === 'owner' || (by === 'admin' && isBelow(from) && isBelow(to))
  if (!isAllowed) return { ok: false, code: 'not-allowed' }
  if (from === 'owner' && to !== 'owner' && owners <= 1) return { ok: false, code: 'conflict' }
  return { ok: true, value: to }
}
