import { NAV_ITEMS, type NavItem } from './nav-items.data.ts'

const NAMES = ['tools', 'support', 'company', 'legal'] as const

export type NavGroup = { name: (typeof NAMES)[number]; links: readonly NavItem[] }

/** The groups of pages in the order in which they are shown. */
export const NAV_GROUPS: readonly NavGroup[] = NAMES.map((name) => ({ name, links: NAV_ITEMS[name] }))
