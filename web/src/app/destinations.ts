import { DESTINATIONS, type Destination } from './destinations.data.ts'
import { isPage } from './find-route.ts'

const NAMES = ['tools', 'support', 'company', 'legal'] as const

export type ShownGroup = { name: (typeof NAMES)[number]; links: readonly Destination[] }

/** The groups of pages in the order in which they are shown: the pages that exist, and the groups that have one. */
export function shownGroups(): ShownGroup[] {
  const groups = NAMES.map((name) => ({ name, links: thereOf(DESTINATIONS[name]) }))
  return groups.filter(({ links }) => links.length > 0)
}

function thereOf(links: readonly Destination[]): Destination[] {
  return links.filter(({ href }) => isPage(href))
}
