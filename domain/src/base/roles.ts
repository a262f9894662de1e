import { STAFF_FLAGS, type StaffFlag } from './contract.ts'

/** Highest first, as specification section 6 orders them. */
export const ROLES = ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst', 'user'] as const
export type Role = (typeof ROLES)[number]

/** Levels of specification section 6: an access check by level asks for at least the level of the named role. */
export const ROLE_LEVEL = {
  owner: 6,
  admin: 5,
  support: 4,
  marketing: 4,
  content_editor: 4,
  analyst: 3,
  user: 1,
} as const satisfies Record<Role, number>

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text)
}

/** Owner only for owner; admin for admin and owner; each other flag for that role, admin and owner (section 6). */
export function hasFlag(role: Role, flag: StaffFlag): boolean {
  if (flag === 'owner') return role === 'owner'
  return role === flag || role === 'admin' || role === 'owner'
}

/** The flags that an account with this role carries. */
export function flagsOf(role: Role): StaffFlag[] {
  return STAFF_FLAGS.filter((flag) => hasFlag(role, flag))
}

/** The highest of several roles in the order of section 6; `user` for none and for unknown roles. */
export function highestRole(roles: readonly string[]): Role {
  return ROLES.find((role) => roles.includes(role)) ?? 'user'
}
