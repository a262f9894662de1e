import { DESTINATIONS, type Destination } from './destinations.data.ts'
import { isPage } from './find-route.ts'

const NAMES = ['tools', 'support', 'company', 'legal'] as const

/** The groups of pages in the order in which they are shown: the pages that exist, and the groups that have one. */
export const GROUPS = NAMES.map((name) => ({ name, links: thereOf(DESTINATIONS[name]) })).filter(
  ({ links }) => links.length > 0,
)

function thereOf(links: readonly Destination[]): Destination[] {
  return links.filter(({ href }) => isPage(href))
}
