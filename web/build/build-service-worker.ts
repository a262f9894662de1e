import { join } from 'node:path'
import { build } from 'vite'
import { getManifest } from 'workbox-build'
import { isPrecached } from './precache.ts'

/** One entry for workbox-precaching; a bare address has a hash in its name. */
export type Precached = string | { url: string; revision: string }

/** The list that the worker precaches. Hashed names need no revision. */
async function precacheList(dist: string, ofLaterPages: ReadonlySet<string>): Promise<Precached[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns: ['**/*'],
    globIgnores: ['**/*.br', '.vite/**'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 2 ** 22,
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => isPrecached(url, ofLaterPages)), warnings: [] }),
    ],
  })
  if (warnings.length > 0) throw new Error(`The precache list is not whole: ${warnings.join('; ')}`)
  return manifestEntries.map(({ url, revision }) => (revision ? { url: `/${url}`, revision } : `/${url}`))
}

/** Builds dist/sw.js with its list. The last step, because the listed files must be final. */
export async function buildServiceWorker(
  web: string,
  dist: string,
  ofLaterPages: ReadonlySet<string>,
): Promise<Precached[]> {
  const list = await precacheList(dist, ofLaterPages)
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'self.__WB_MANIFEST': JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(web, 'src/sw/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  return list
}
