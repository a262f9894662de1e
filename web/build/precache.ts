import type { ChunkGraph, pageFiles } from './chunk-graph.ts'

/**
 * Fetched only when needed: locales and staff pages, which are large and few people's; Google's map, which needs a key; the
 * land around a city, which comes with its guide; what reads a PDF, whose text the server then needs; what the native app
 * alone needs, which holds its files; what reads questions in other languages, of which a person has one or two.
 */
const ON_DEMAND =
  /^(_?catalogue|pdf|admin|google-map|map-frame|map-city|enter-shell|app-push|start-notifications|coming-trips|asked-reminders|model-(?:languages|romance|germanic|latin|west|asia))[-_.]/i
/** Parts that an idle page prefetches: maps, the planner, blog posts, panels, overlays, forms and lists that no page needs at first. */
const LATER =
  /^(later|maplibre|pmtiles|map|travel-map|use-my-location|_virtual_map|engine|plan-card|plan-change|plan-levers|plan-rates|plan-walks|street-lines|plan-workspace|plan-parts|plan-board|plan-head|opened-trip|stop-card|planner|trip|guest-dialog|mobile-settings|blog|posts?|two-factor|palette|shortcuts|quick|display-choices|display-panel|user-menu|vault-store|testimonials|reviews|story|stays|travel-intel|usage|vault|queued|next-list|next-of-trip|next-trip|next-event|more-fields|email-change|fingerprint-report|reset-password-form|forgot-password-form|mail-sent|sign-in-link-form|borders|emergency|find-location|unresolved-changes|city-options|city-hint|typed-towns|gather-guides|gathering-panel|refused-guide|device-guides|suggestion-sources|native-maps-card|trip-conflicts|plan-levers|home-content|social-links|redact|hand-off|bookings?|booking-sheet|plan-bookings|own-places?|regions?|pack|dashboard-maps|import-button|import-panel|account-conversations|conversations|person-photo|queue|received|tools-drawer|multilingual|start-views|share-events|fetch-in-parts|call-with-file)[-_.]/i
/** Tables for offline answers: airports, rates and their months. */
const TABLES = /^(airports|rates|eur)[-_][^/]*\.json$/
/** Pages that open offline after the first visit; all others do so once the browser was idle. */
const FIRST_PAGES = ['/', '/auth', '/itinerary', '/dashboard', '*']

/** What the first pages import statically: without one of these files such a page does not open. */
export function filesOfFirstPages(initial: readonly string[], pages: ReturnType<typeof pageFiles>): string[] {
  return [...initial, ...FIRST_PAGES.flatMap((path) => pages[path]?.all ?? [])]
}

/** The scripts that only later pages need: all except those that the first pages import, statically or on demand. */
export function scriptsOfLaterPages(
  graph: Pick<ChunkGraph, 'files' | 'reachedFrom'>,
  initial: readonly string[],
  pages: ReturnType<typeof pageFiles>,
): ReadonlySet<string> {
  const first = filesOfFirstPages(initial, pages)
  // The route table imports every page on demand, so the walk stops at a later page. It also stops at a part that is
  // prefetched later: modules that only such a part needs come later too.
  const doors = Object.values(pages).map(({ entries }) => entries)
  const closed = new Set(
    [...doors.flat(), ...graph.files.filter(isLeft)].filter((file) => !first.includes(file)),
  )
  const reached = graph.reachedFrom(first, closed)
  return new Set(graph.files.filter((file) => !reached.has(file)))
}

/** Whether the service worker fetches a file of dist at installation: the files with which the first pages open offline. */
export function isPrecached(file: string, ofLaterPages: ReadonlySet<string>): boolean {
  if (isLeft(file) || ofLaterPages.has(file)) return false
  if (file === '__shell.html' || file === 'manifest.webmanifest' || file === 'icon.svg') return true
  // The non-ASCII letters of the display font load when a heading needs them.
  if (file.endsWith('.woff2')) return file.includes('-ascii-')
  return /^assets\/.*\.(js|css)$/.test(file)
}

/** What precached parts import and the worker does not fetch at installation: offline such a part does not open. */
export function notPrecached(
  graph: Pick<ChunkGraph, 'files' | 'filesOf'>,
  ofLaterPages: ReadonlySet<string>,
): string[] {
  const needed = graph.files.filter((file) => isPrecached(file, ofLaterPages)).flatMap(graph.filesOf)
  return [...new Set(needed)].filter((file) => file.endsWith('.js') && !isPrecached(file, ofLaterPages))
}

/** Whether an idle page fetches it (platform/prefetch-parts.ts). */
export function isPrefetchedWhenIdle(file: string, ofLaterPages: ReadonlySet<string>): boolean {
  if (/^assets\/display-latin-(?!ext)/.test(file) || TABLES.test(nameOf(file))) return true
  if (!/^assets\/.*\.(js|json)$/.test(file) || ON_DEMAND.test(nameOf(file))) return false
  return LATER.test(nameOf(file)) || ofLaterPages.has(file)
}

/** The emergency numbers, with the borders: a page prefetches them before all other files. */
const EMERGENCY_CHUNKS = /^(borders|emergency|find-location|quick|safety|where)[-_.]/

/**
 * The files in the order in which a page prefetches them: emergency numbers first, because the network may fail at any
 * moment.
 */
export function emergencyFirst(files: readonly string[]): string[] {
  return [...files.filter(isEmergency), ...files.filter((file) => !isEmergency(file))]
}

/** Whether the file helps somebody in an emergency. */
export function isEmergency(file: string): boolean {
  return EMERGENCY_CHUNKS.test(nameOf(file))
}

function isLeft(file: string): boolean {
  return ON_DEMAND.test(nameOf(file)) || LATER.test(nameOf(file))
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '')
}
