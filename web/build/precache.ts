/** Left to the moment they are needed: locales, staff pages and maps are large and few people's; the planner comes with its page. */
const ON_DEMAND = /(^|\/)(_?catalogue|admin|maplibre|pmtiles|map|engine|plan|trip)[-_.]/i

/** Whether the service worker fetches a file of dist when it is installed: what makes every page open with no network. */
export function isPrecached(file: string): boolean {
  if (ON_DEMAND.test(file.replace(/^.*\//, ''))) return false
  if (file === '__shell.html' || file === 'manifest.webmanifest' || file === 'icon.svg') return true
  // The other letters of the display face come when a heading needs them.
  if (file.endsWith('.woff2')) return !file.includes('-ext-')
  return file.startsWith('assets/') && file.endsWith('.js')
}
