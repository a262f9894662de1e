import type { StaffFlag } from '../../base/contract.ts'
import { hasFlag, type Role } from '../../base/roles.ts'

/** The parts of the dashboard in their order, each named as `?tab=` names it (decisions.md, "Admin"). */
export const STAFF_TABS = [
  'overview',
  'users',
  'subscriptions',
  'blog',
  'seo-automation',
  'content-generation',
  'email-campaigns',
  'chat',
  'trial-emails',
  'discounts',
  'reviews',
  'feeds',
  'audit',
] as const
export type StaffTab = (typeof STAFF_TABS)[number]

/** Whose part each is: one of these flags opens it. The calls behind it ask for the same, so a hidden part is no secret. */
export const TAB_FLAGS = {
  overview: ['support'],
  users: ['support'],
  subscriptions: ['support'],
  blog: ['support'],
  'seo-automation': ['support'],
  'content-generation': ['support'],
  'email-campaigns': ['marketing'],
  chat: ['support'],
  'trial-emails': ['support', 'marketing'],
  discounts: ['marketing'],
  reviews: ['support', 'content_editor'],
  feeds: ['support'],
  audit: ['admin'],
} as const satisfies Record<StaffTab, readonly StaffFlag[]>

/** The parts that somebody with this role is shown, in their order. */
export function tabsOf(role: Role): StaffTab[] {
  return STAFF_TABS.filter((tab) => TAB_FLAGS[tab].some((flag) => hasFlag(role, flag)))
}
