import type { ItemKind } from '../sync/index.ts'

/** What somebody else than its owner may be in a trip. */
export const MEMBER_ROLES = ['co-owner', 'editor', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
/** `owner` is the person whose account the trip belongs to: there is one, and the trip goes with the account. */
export type TripRole = 'owner' | MemberRole

/** Whether somebody with this role may change the trip; everybody in it may read and comment. */
export function mayEdit(role: TripRole): boolean {
  return role !== 'viewer'
}

/** Whether somebody with this role may change items of these kinds: viewers those alone that are their own; null is no item. */
export function mayChangeItems(role: TripRole, kinds: readonly (ItemKind | null)[]): boolean {
  return mayEdit(role) || kinds.every((kind) => kind === 'own-packing')
}

/** Whether somebody with this role may make links, invite, remove people and change their roles. */
export function mayManage(role: TripRole): boolean {
  return role === 'owner' || role === 'co-owner'
}

/**
 * Whether somebody may give or take this role. Co-owners decide about editors and viewers alone, so that none of them can
 * remove another or make more of their kind.
 */
export function mayAssign(by: TripRole, role: MemberRole): boolean {
  return by === 'owner' || (by === 'co-owner' && role !== 'co-owner')
}
