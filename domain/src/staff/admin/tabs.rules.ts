import type { StaffFlag } from '../../base/contract.ts'
import { hasFlag, type Role } from '../../base/roles.ts'

/** The parts of the dashboard in their order, with their `?tab=` values (decisions.md, "Admin"). */
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
  'reports',
  'feeds',
  'audit',
] as const
export type StaffTab = (typeof STAFF_TABS)[number]

/** The flags that open each part. The calls behind it check the same, so hiding a part is no protection by itself. */
export const TAB_FLAGS = {
  overview: ['support', 'analyst'],
  users: ['support'],
  subscriptions: ['support'],
  blog: ['support', 'content_editor'],
  'seo-automation': ['support', 'marketing', 'content_editor'],
  'content-generation': ['support', 'marketing', 'content_editor'],
  'email-campaigns': ['marketing'],
  chat: ['support'],
  'trial-emails': ['support', 'marketing'],
  discounts: ['marketing'],
  reviews: ['support', 'content_editor'],
  reports: ['support'],
  feeds: ['support'],
  audit: ['admin'],
} as const satisfies Record<StaffTab, readonly StaffFlag[]>

/** The visible parts for a role, in their order. */
export function tabsOf(role: Role): StaffTab[] {
  return STAFF_TABS.filter((tab) => TAB_FLAGS[tab].some((flag) => hasFlag(role, flag)))
}
