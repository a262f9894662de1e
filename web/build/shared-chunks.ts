import { brotliCompressSync, constants } from 'node:zlib'
import type { Rolldown } from 'vite'
import { type chunkGraph, pageFiles } from './chunk-graph.ts'
import { type MergeableChunk, mergeChunks, type Visit } from './merge-chunks.ts'
import {
  filesOfFirstPages,
  isEmergency,
  isPrecached,
  isPrefetchedWhenIdle,
  scriptsOfLaterPages,
} from './precache.ts'

/** Parts that every visit fetches once its page is alive. */
const OF_EVERY_VISIT = [
  '/web/src/app/start-services.ts',
  '/web/src/app/background-services.ts',
  '/web/src/app/overlays.tsx',
  '/web/src/app/queued-overlays.tsx',
  '/web/src/app/social-links.tsx',
  '/web/src/app/start-views.ts',
  '/web/src/features/destination/countries/countries.state.ts',
  '/web/src/features/site/splash/splash-panel.tsx',
  '/web/src/features/trip/sync/trip-conflicts.tsx',
  '/web/src/platform/send-or-queue.ts',
  '/web/src/ui/use-modal.ts',
  '/domain/src/base/redact.ts',
]

/** Parts that the pages where most visits begin fetch by themselves, beside those of every visit. */
const FETCHED_BY_PAGE: Record<string, readonly string[]> = {
  '/': [
    '/web/src/features/site/home/quick-search.tsx',
    '/web/src/features/plans/usage/index.ts',
    '/web/src/features/site/home/home-content.state.ts',
  ],
  '/dashboard': [
    '/web/src/features/trip/sync/index.ts',
    '/web/src/features/plans/usage/index.ts',
    '/web/src/features/trip/dashboard/next-list.tsx',
    '/web/src/features/documents/import/import-button.tsx',
    '/web/src/features/map/map-packs/dashboard-maps.tsx',
  ],
  '/itinerary': [
    '/web/src/features/plans/usage/index.ts',
    '/web/src/features/trip/itinerary/plan-workspace.tsx',
    '/web/src/features/trip/planner/more-fields.tsx',
    '/web/src/features/trip/planner/region-row.tsx',
  ],
  '/flights': ['/web/src/ui/suggestion-sources.tsx'],
}

/** What shows an opened trip beside the page of /itinerary; its document names them (build.ts). */
export const OF_OPENED_TRIP = [
  '/web/src/features/trip/itinerary/plan-workspace.tsx',
  '/web/src/features/destination/places/plan-walks.state.ts',
  '/web/src/features/map/walking/pack-walks.state.ts',
]

/** What the page of an opened trip fetches by itself once the days stand. */
const AFTER_OPENED_TRIP = [
  '/web/src/features/trip/itinerary/day-conditions.tsx',
  '/web/src/features/trip/itinerary/own-places.tsx',
  '/web/src/features/trip/bookings/index.ts',
  '/web/src/features/trip/plan-view/day-notes.tsx',
  '/web/src/features/trip/plan-view/driving-note.tsx',
  '/web/src/features/trip/plan-view/left-out.tsx',
  '/web/src/features/trip/plan-view/street-lines.state.ts',
  '/web/src/features/trip/sharing/trip-presence.tsx',
  '/web/src/features/trip/sync/trip-gone.state.ts',
  '/web/src/features/map/basemap/map-land-store.ts',
  '/web/src/features/map/take-along/take-along.tsx',
  '/web/src/features/map/travel-map/map-view.tsx',
  '/web/src/features/sharing/saved/index.ts',
]

/** What pages fetch once they stand: another page that has some of it shares it with them. */
export const FETCHED_LATER = {
  ...FETCHED_BY_PAGE,
  '/itinerary': [...(FETCHED_BY_PAGE['/itinerary'] ?? []), ...OF_OPENED_TRIP, ...AFTER_OPENED_TRIP],
}

/*
 * Chosen by trying, so that pages fetch no more bytes for nothing than before, in the mean over all of them, in fewer requests
 * (ADR 104).
 */
const WEIGHTS = {
  /** What a page fetches before it is alive, on any page and on one where visits begin. */
  bytesBeforeAlive: 12,
  bytesOfFirstPage: 3,
  /** Visits that begin on one of those pages: until the page stands, and with the parts that it fetches by itself. */
  firstPage: 7.5,
  firstPageWithParts: 20,
  /** A trip that is opened from its address, until its days stand and with all that follows. */
  openedTrip: 8,
}

/**
 * Which shared modules travel in one file, by the chunks of a build without merging: the name of the file for a module, or
 * null where the module stays as it is. The build splits what pages share into some 200 files, most of them below 1 kB; a
 * first visit made 66 to 108 requests.
 */
export function nameSharedChunks(
  chunks: readonly Rolldown.OutputChunk[],
  graph: ReturnType<typeof chunkGraph>,
  sources: Record<string, readonly string[]>,
): (module: string) => string | null {
  const initial = graph.filesOf(graph.fileOf('/web/src/main.tsx'))
  const pages = pageFiles(graph, initial, sources)
  const ofLaterPages = scriptsOfLaterPages(graph, initial, pages)
  const ofFirstPages = filesOfFirstPages(initial, pages)
  // A part that is precached works offline only with all that it imports, whatever that is called.
  const precachedParts = graph.files.filter((file) => isPrecached(file, ofLaterPages))
  const neededAtOnce = new Set([...ofFirstPages, ...precachedParts.flatMap(graph.filesOf)])
  const kindOf = (file: string) => (neededAtOnce.has(file) ? 'shared' : kindOfFile(file, ofLaterPages))
  const entries = OF_EVERY_VISIT.map(graph.fileOf)
  const ofEveryVisit = entries.flatMap(graph.filesOf)
  const fetchedByPage = Object.entries(FETCHED_BY_PAGE).map(
    ([path, parts]) => [path, parts.map(graph.fileOf)] as const,
  )
  const ofOpenedTrip = OF_OPENED_TRIP.map(graph.fileOf)
  const afterOpenedTrip = AFTER_OPENED_TRIP.map(graph.fileOf)
  const always = [
    ...entries,
    ...fetchedByPage.flatMap(([, files]) => files),
    ...ofOpenedTrip,
    ...afterOpenedTrip,
  ]
  const mergeable = chunks
    .filter((chunk) => !chunk.isEntry && !initial.includes(chunk.fileName))
    .filter((chunk) => !chunk.isDynamicEntry || always.includes(chunk.fileName))
    .map(({ fileName, code }): MergeableChunk => {
      return { file: fileName, bytes: packedBytes(code), kind: kindOf(fileName) }
    })
  const visits = Object.values(pages).flatMap(({ all }): Visit[] => [
    { files: new Set(all), bytesWeight: WEIGHTS.bytesBeforeAlive, weight: 1 },
    { files: new Set([...all, ...ofEveryVisit]), bytesWeight: 1, weight: 1 },
  ])
  const firstVisits = fetchedByPage.flatMap(([path, parts]): Visit[] => {
    const all = pages[path]?.all ?? []
    const withParts = new Set([...all, ...ofEveryVisit, ...parts.flatMap(graph.filesOf)])
    return [
      { files: new Set(all), bytesWeight: WEIGHTS.bytesOfFirstPage, weight: WEIGHTS.firstPage },
      { files: withParts, bytesWeight: 1, weight: WEIGHTS.firstPageWithParts },
    ]
  })
  const tripDays = [...(pages['/itinerary']?.all ?? []), ...ofOpenedTrip.flatMap(graph.filesOf)]
  const wholeTrip = [...tripDays, ...ofEveryVisit, ...afterOpenedTrip.flatMap(graph.filesOf)]
  const openedTrips = [tripDays, wholeTrip].map(
    (files): Visit => ({ files: new Set(files), bytesWeight: 1, weight: WEIGHTS.openedTrip }),
  )
  const openings = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .flatMap(({ fileName }) =>
      openingsOf(fileName, chunks, graph, [...Object.values(pages), { all: wholeTrip }], ofEveryVisit),
    )
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const groups = mergeChunks(
    mergeable,
    [...visits, ...firstVisits, ...openedTrips, ...openings],
    (file) => byFile.get(file)?.imports ?? [],
  )
  // The name of a file decides when it is fetched: one that a first page needs must not be called like a part for later.
  const isMisnamed = ({ file, kind }: MergeableChunk) => kind === 'shared' && !isPrecached(file, ofLaterPages)
  const alone = mergeable.filter((chunk) => isMisnamed(chunk) && !groups.flat().includes(chunk.file))
  const names = new Map(
    [...groups, ...alone.map(({ file }) => [file])].flatMap((files, i) => {
      const name = `${kindOf(files[0] ?? '')}-${i}`
      return files.flatMap((file) => (byFile.get(file)?.moduleIds ?? []).map((id) => [id, name] as const))
    }),
  )
  return (module) => names.get(module) ?? null
}

/** At most so many pages of those that open a part are looked at: all in all it is opened once. */
const MOST_PAGES = 3

/** What the opening of a part fetches beside what its page and every visit fetched before. */
function openingsOf(
  part: string,
  chunks: readonly Rolldown.OutputChunk[],
  graph: ReturnType<typeof chunkGraph>,
  pages: readonly { all: readonly string[] }[],
  ofEveryVisit: readonly string[],
): Visit[] {
  const importers = chunks.filter(({ dynamicImports }) => dynamicImports.includes(part))
  const onPages = pages
    .filter(({ all }) => importers.some(({ fileName }) => all.includes(fileName)))
    .slice(0, MOST_PAGES)
  const files = graph.filesOf(part)
  return (onPages.length > 0 ? onPages : [{ all: [] }]).map(({ all }) => {
    const before = new Set([...all, ...ofEveryVisit])
    const added = files.filter((file) => !before.has(file))
    return { files: new Set(added), before, bytesWeight: 1, weight: 1 / Math.max(onPages.length, 1) }
  })
}

/** When the file is fetched: at once, for later, for later and first of all, or only on demand. Its name says so (precache.ts). */
function kindOfFile(file: string, ofLaterPages: ReadonlySet<string>): string {
  if (isPrecached(file, ofLaterPages)) return 'shared'
  if (!isPrefetchedWhenIdle(file, ofLaterPages)) return 'admin'
  return isEmergency(file) ? 'emergency' : 'later'
}

/** Close enough to tell small from large; the code is not minified yet, which brotli evens out by about a third. */
function packedBytes(code: string): number {
  const packed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return Math.round(packed.length * 0.7)
}
