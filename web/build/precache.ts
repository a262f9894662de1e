/** Left to the moment they are needed: locales and staff pages are large and few people's; Google's map has a key or is not used. */
const ON_DEMAND = /^(_?catalogue|admin|google-map|map-frame)[-_.]/i
/** What the device gets later, when it has nothing else to do: maps, the planner, and pages that few open without a network. */
const LATER =
  /^(maplibre|pmtiles|map|_virtual_map|engine|plan|trip|company|blog|posts?|stays|flights|cars|hotel|airports)[-_.]/i

/** Whether the service worker fetches a file of dist when it is installed: what makes the first pages open with no network. */
export function isPrecached(file: string): boolean {
  const name = file.replace(/^.*\//, '')
  if (ON_DEMAND.test(name) || LATER.test(name)) return false
  if (file === '__shell.html' || file === 'manifest.webmanifest' || file === 'icon.svg') return true
  // The other letters of the display face come when a heading needs them.
  if (file.endsWith('.woff2')) return !file.includes('-ext-')
  return /^assets\/.*\.(js|css)$/.test(file)
}

/** Whether a page fetches it once it is idle (platform/fill-parts.ts). */
export function isFilledLater(file: string): boolean {
  return /^assets\/.*\.(js|json)$/.test(file) && LATER.test(file.replace(/^.*\//, ''))
}
