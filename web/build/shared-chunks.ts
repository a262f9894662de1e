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
  '/web/src/features/destination/countries/countries.state.ts',
  '/web/src/features/site/splash/splash-panel.tsx',
  '/web/src/features/trip/sync/trip-conflicts.tsx',
  '/web/src/platform/send-or-queue.ts',
  '/web/src/ui/use-modal.ts',
  '/domain/src/base/redact.ts',
]

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
  const mergeable = chunks
    .filter((chunk) => !chunk.isEntry && !initial.includes(chunk.fileName))
    .filter((chunk) => !chunk.isDynamicEntry || entries.includes(chunk.fileName))
    .map(({ fileName, code }): MergeableChunk => {
      return { file: fileName, bytes: packedBytes(code), kind: kindOf(fileName) }
    })
  const visits = Object.values(pages).flatMap(({ all }): Visit[] => [
    { files: new Set(all), bytesWeight: 2 },
    { files: new Set([...all, ...ofEveryVisit]), bytesWeight: 1 },
  ])
  const parts = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ fileName }): Visit => ({ files: new Set(graph.filesOf(fileName)), bytesWeight: 1 }))
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const groups = mergeChunks(mergeable, [...visits, ...parts], (file) => byFile.get(file)?.imports ?? [])
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
