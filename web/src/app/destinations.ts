import { DESTINATIONS, type Destination } from './destinations.data.ts'

const NAMES = ['tools', 'support', 'company', 'legal'] as const

export type ShownGroup = { name: (typeof NAMES)[number]; links: readonly Destination[] }

/** The groups of pages in the order in which they are shown. */
export const SHOWN_GROUPS: readonly ShownGroup[] = NAMES.map((name) => ({ name, links: DESTINATIONS[name] }))
