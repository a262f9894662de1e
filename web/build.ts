import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'
import { blogMessages, feedOf, WRITERS } from '@tripwright/domain/site/blog'
import { type ListedPage, llmsText, robots, sitemap } from '@tripwright/domain/site/seo'
import { type BuildOptions, build, type Rolldown } from 'vite'
import { MARKS, RENDER_FOLDER, sampleMarkup, writeRenderFolder } from './build/blog-documents.ts'
import { readPosts } from './build/blog-posts.ts'
import { budgetTable } from './build/budgets.ts'
import { buildServiceWorker } from './build/build-service-worker.ts'
import { chunkGraph, pageFiles } from './build/chunk-graph.ts'
import { compressFiles } from './build/compress.ts'
import { readDisplayFontLicence } from './build/display-font.ts'
import { assembleDocument, type DocumentHashes, inlineHashes, refusedMarkup } from './build/documents.ts'
import { inlineScript } from './build/inline-scripts.ts'
import { listGuideCities } from './build/map-land.ts'
import { measureSizes } from './build/measure-sizes.ts'
import { openOgImages } from './build/og-images.ts'
import { pageStyles, splitSheet } from './build/page-styles.ts'
import { emergencyFirst, isPrefetchedWhenIdle, notPrecached, scriptsOfLaterPages } from './build/precache.ts'
import { loadRendering } from './build/render.ts'
import { readRouteTable } from './build/route-sources.ts'
import { FETCHED_LATER, nameSharedChunks, OF_OPENED_TRIP } from './build/shared-chunks.ts'

// Builds the website into dist: scripts, prerendered documents, the policy's hashes, the service worker last, and a
// compressed file beside every text. Ends with the budget table; over budget is exit code 1.

const WEB = fileURLToPath(new URL('.', import.meta.url))
const DIST = join(WEB, 'dist')
const ENTRY = 'index.html'
const SHELL = '__shell.html'
const MAP_FRAME = 'map-frame.html'

process.env.NODE_ENV = 'production'
const started = performance.now()

const rows = await readRouteTable(WEB)
const sources = Object.fromEntries(rows.map(({ path, sources }) => [path, sources]))
const graph = chunkGraph(await buildClient(await buildUnmerged()))
const circles = graph.circles()
if (circles.length > 0) throw new Error(`Parts that import each other in a circle: ${circles.join(', ')}`)
const initial = graph.filesOf(graph.fileOf('/web/src/main.tsx'))
const pages = pageFiles(graph, initial, sources, FETCHED_LATER)
const ofLaterPages = scriptsOfLaterPages(graph, initial, pages)
const absent = notPrecached(graph, ofLaterPages)
if (absent.length > 0) throw new Error(`A precached part imports what is not: ${absent.join(', ')}`)

const { listed, documents } = await writeDocuments()
await writeFeed()
await writeCrawlerFiles(listed)
// The licence of the display font must be distributed with it.
await write('display-font-licence.txt', await readDisplayFontLicence())
const precached = await buildServiceWorker(WEB, DIST, ofLaterPages)
const precachedFiles = precached.map((entry) => (typeof entry === 'string' ? entry : entry.url))
const built = (await allFiles(DIST)).map((file) => relative(DIST, file))
const later = emergencyFirst(built.filter((file) => isPrefetchedWhenIdle(file, ofLaterPages)))
await write('later.json', JSON.stringify(later.map((file) => `/${file}`)))
const sizes = await compressFiles(await allFiles(DIST))
const weights = await measureSizes({
  dist: DIST,
  sizes,
  initial,
  pages,
  later,
  cities: (await listGuideCities()).map(({ id }) => id),
  precached: precachedFiles,
})
// Last: none of it is served, so none is compressed, weighed or kept by the service worker.
await writeRenderFolder(WEB, DIST, { documents, listed })
const { table, isWithin } = budgetTable(weights)
await write('budgets.json', JSON.stringify(weights, null, 2))
process.stdout.write(`${table}\nBuilt in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
if (!isWithin) process.exitCode = 1

/** The parts as the bundler splits them by itself: from these it is seen which travel together. */
function buildUnmerged() {
  return buildChunks({ write: false, minify: false, chunkSizeWarningLimit: Number.POSITIVE_INFINITY })
}

function buildClient(unmerged: readonly Rolldown.OutputChunk[]) {
  const name = nameSharedChunks(unmerged, chunkGraph(unmerged), sources)
  const groups = [{ name, debugName: 'shared', includeDependenciesRecursively: false }]
  return buildChunks({ rolldownOptions: { output: { codeSplitting: { groups } } } })
}

async function buildChunks(options: BuildOptions): Promise<Rolldown.OutputChunk[]> {
  const built = await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn', build: options })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.filter((one) => one.type === 'chunk')
}

/** The posts as RSS, to which the blog links. */
async function writeFeed(): Promise<void> {
  const posts = await readPosts()
  const nameOf = (slug: string) => WRITERS.find((writer) => writer.slug === slug)?.name ?? slug
  const { heading, description } = blogMessages.texts
  const head = { title: `Tripwright: ${heading}`, description, path: '/blog/rss.xml' }
  await write('blog/rss.xml', feedOf(head, posts, nameOf, ORIGIN_PLACEHOLDER))
}

/** For search engines and language models: the list of pages. */
async function writeCrawlerFiles(pages: readonly ListedPage[]): Promise<void> {
  const home = pages.find(({ path }) => path === '/')
  await write('sitemap.xml', sitemap(ORIGIN_PLACEHOLDER, pages))
  await write('robots.txt', robots(ORIGIN_PLACEHOLDER))
  await write('llms.txt', llmsText(ORIGIN_PLACEHOLDER, home?.description ?? '', pages))
}

/** What shows a saved trip, beside `preload`: the page of /itinerary loads it by itself, some round trips later. */
function tripPartsOf(path: string, preload: readonly string[]): string[] {
  if (path !== '/itinerary') return []
  const files = OF_OPENED_TRIP.flatMap((source) => graph.filesOf(graph.fileOf(source)))
  return [...new Set(files)].map((name) => `/${name}`).filter((name) => !preload.includes(name))
}

/**
 * Every prerendered page with its picture, the shell, csp.json and routes.json. Returns the indexable pages, and the
 * documents with marks in which the server renders posts.
 */
async function writeDocuments(): Promise<{ listed: ListedPage[]; documents: Record<string, string> }> {
  const rendering = await loadRendering(WEB)
  const { prerenderedPaths, knownPatterns, renderPage } = rendering
  const template = await readFile(join(DIST, ENTRY), 'utf8')
  const sheet = await findStyleSheet()
  const { carried, rest } = splitSheet(await readFile(join(DIST, sheet), 'utf8'))
  await write(sheet, rest)
  const boot = await inlineScript('boot')
  const hashes: Record<string, DocumentHashes> = {}
  const listed: ListedPage[] = []
  const draw = await openOgImages(join(WEB, '.cache/pictures'))

  const writeDocument = async (file: string, document: string) => {
    const refused = refusedMarkup(document)
    if (refused.length > 0) throw new Error(`${file} holds what its policy refuses:\n${refused.join('\n')}`)
    hashes[`/${file}`] = inlineHashes(document)
    await write(file, document)
  }
  const frame = await readFile(join(DIST, MAP_FRAME), 'utf8')
  const bare = { css: '', sheet: null, head: '', html: '', boot, preload: [] }
  await writeDocument(MAP_FRAME, assembleDocument({ template: frame, ...bare }))
  const title = '<title>Tripwright</title>'
  const imported = initial.slice(1).map((name) => `/${name}`)
  const whole = { template, css: carried, sheet: `/${sheet}`, boot }
  await writeDocument(SHELL, assembleDocument({ ...whole, head: title, html: '', preload: imported }))
  // Each route must have been read from its source: one in another form would be neither weighed nor preloaded.
  const unread = prerenderedPaths.filter((path) => !pages[path] && !/^\/(?:blog|writers)\/./.test(path))
  if (unread.length > 0) throw new Error(`Not read from the route table: ${unread.join(', ')}`)
  let ofBlog = await sampleMarkup(rendering)
  for (const path of prerenderedPaths) {
    const page = await renderPage(path, ORIGIN_PLACEHOLDER)
    const { html } = page
    if (/^\/(?:blog|writers)\b/.test(path)) ofBlog += html
    const picture = page.listed && (await draw({ ...page.listed, line: page.listed.description }))
    if (page.listed) listed.push(page.listed)
    if (picture) await write(picture.file, picture.png)
    const head = page.head(picture && `${ORIGIN_PLACEHOLDER}/${picture.file}`)
    const parts = pages[path] ?? pages[path.replace(/[^/]+$/, ':slug')]
    const preload = [...imported, ...(parts?.all ?? []).map((name) => `/${name}`)]
    const ofTrip = tripPartsOf(path, preload)
    const css = carried + (await pageStyles(html, rest))
    await writeDocument(
      join(path.slice(1), 'index.html'),
      assembleDocument({ ...whole, css, head, html, preload, ofTrip }),
    )
  }
  const css = carried + (await pageStyles(ofBlog, rest))
  const marked = (parts: readonly string[]) =>
    assembleDocument({ ...whole, css, ...MARKS, preload: [...imported, ...parts.map((name) => `/${name}`)] })
  const documents = {
    'list.html': marked(pages['/blog']?.all ?? []),
    'other.html': marked(pages['/blog/:slug']?.all ?? []),
  }
  for (const [name, document] of Object.entries(documents))
    hashes[`/${RENDER_FOLDER}/${name}`] = inlineHashes(document)
  await write('csp.json', JSON.stringify(hashes, null, 2))
  await write('routes.json', JSON.stringify(knownPatterns, null, 2))
  return { listed, documents }
}

// The build is configured to write a single style sheet.
async function findStyleSheet(): Promise<string> {
  const file = (await allFiles(DIST)).find((one) => one.endsWith('.css'))
  if (file === undefined) throw new Error('There is no style sheet')
  return relative(DIST, file)
}

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(join(DIST, file)), { recursive: true })
  await writeFile(join(DIST, file), text)
}

async function allFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
