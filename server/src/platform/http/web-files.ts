import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Config } from '../config/config.ts'
import { canonicalQuery, withCanonicalQuery, withHtml } from './canonical-query.ts'
import { bodyOf, readWebFiles, type WebFile } from './read-web-files.ts'
import type { HttpApp } from './serve-routes.ts'

const SHELL = '/__shell.html'
/** Files whose name contains a hash of their content. */
const IMMUTABLE_PATH = '/assets/'
/** Preview pictures of pages, which other sites embed beside a link to us. */
const CROSS_ORIGIN_PATH = '/assets/og/'

const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

/** A document with a head for its query; null for the usual one. */
export type DocumentHead = (html: string, path: string, query: URLSearchParams) => Promise<string | null>

/** A page or file made at the moment; `missing` where there is none, null for what the build has. */
export type LivePage = (path: string) => Promise<WebFile | 'missing' | null>

/** Pages made at the moment, and the shell with what they share. */
export type LiveSite = { page: LivePage; shell: (shell: WebFile) => Promise<WebFile> }

/**
 * Serves the built website: hashed assets with an unlimited cache time, pages by path, the app shell for every other route
 * of the app (status 404 for an unknown path, and for routes that are `off` here: the shell tells the app which these are).
 * All files are read once: some megabytes that never change while the server runs.
 */
export function serveWeb(
  app: HttpApp,
  { webDir, publicUrl }: Pick<Config, 'webDir' | 'publicUrl'>,
  headOf: DocumentHead = async () => null,
  off: readonly string[] = [],
  live: LiveSite = { page: async () => null, shell: async (shell) => shell },
): void {
  const files = readWebFiles(webDir, publicUrl)
  const isAppRoute = routeMatcher(webDir)
  const plainShell = files.get(SHELL)
  if (!plainShell) return
  const shell = off.length > 0 ? withOff(plainShell, off) : Promise.resolve(plainShell)
  app.on(['GET', 'HEAD'], '/*', async (c) => {
    const path = c.req.path
    const url = new URL(c.req.url)
    // A browser reads a path that begins with two slashes as another host, so it is no page of ours.
    if (/^\/[^/\\].*\/$/.test(path)) return c.redirect(path.replace(/\/+$/, '') + url.search, 308)
    const made = await live.page(path)
    if (made === 'missing') return serveFile(c.req.raw, await live.shell(await shell), 404, NOT_INDEXED)
    const page = path === '/' ? '/index.html' : `${path}/index.html`
    const name = [path, page].find((candidate) => candidate !== SHELL && files.has(candidate))
    const file = made ?? (name === undefined ? undefined : files.get(name))
    if (!file) return serveShell(c.req.raw, path, await live.shell(await shell))
    const isAsked = file.policy !== null && url.search !== ''
    const shown = isAsked ? await forQuery(file, path, url.searchParams) : file
    return serveFile(c.req.raw, shown, 200, headersOf(path))
  })

  /** Every indexable page has a document: the shell's pages are personal, of the moment, or do not exist. */
  async function serveShell(request: Request, path: string, shell: WebFile): Promise<Response> {
    if (extname(path) !== '' && path !== SHELL)
      return new Response('We couldn’t find this.', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=UTF-8', ...NOT_INDEXED },
      })
    const isThere = path === SHELL || (isAppRoute(path) && !off.includes(path))
    return serveFile(request, shell, isThere ? 200 : 404, NOT_INDEXED)
  }

  async function forQuery(file: WebFile, path: string, query: URLSearchParams): Promise<WebFile> {
    const canonical = canonicalQuery(query)
    const own = (await bodyOf(file)).toString()
    const named = canonical === '' ? own : withCanonicalQuery(own, canonical)
    const html = (await headOf(named, path, query)) ?? named
    return html === own ? file : withHtml(file, html)
  }
}

/** The shell of a website with some pages switched off. */
async function withOff(shell: WebFile, off: readonly string[]): Promise<WebFile> {
  return withHtml(
    shell,
    (await bodyOf(shell)).toString().replace('<html', `<html data-off="${off.join(' ')}"`),
  )
}

function headersOf(path: string): Record<string, string> {
  return {
    ...(path.startsWith(IMMUTABLE_PATH) && { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...(path.startsWith(CROSS_ORIGIN_PATH) && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
}

async function serveFile(
  request: Request,
  file: WebFile,
  status: number,
  more: Record<string, string>,
): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const wanted = (['br', 'gzip'] as const).filter((encoding) =>
    new RegExp(`\\b${encoding}\\b`).test(accepted),
  )
  const encoding = wanted.find((one) => file.packed[one])
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': 'no-cache',
    etag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    vary: 'accept-encoding',
    ...more,
  })
  if (file.policy) headers.set('content-security-policy', file.policy)
  if (encoding) headers.set('content-encoding', encoding)
  if (status === 200 && request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const packed = encoding && (await file.packed[encoding]?.())
  return new Response(new Uint8Array(packed || (await bodyOf(file))), { status, headers })
}

/** Matches the app's route patterns (`/blog/:slug`) from the list in the build; nothing matches without a build. */
export function routeMatcher(webDir: string): (path: string) => boolean {
  const patternOf = patternFinder(webDir)
  return (path) => patternOf(path) !== null
}

/** The route pattern of a path; null for none. */
export function patternFinder(webDir: string): (path: string) => string | null {
  const routes = routePatterns(webDir).map((pattern) => ({
    pattern,
    expression: new RegExp(`^${pattern.replace(/:[a-z]+/gi, '[^/]+')}$`),
  }))
  return (path) => routes.find(({ expression }) => expression.test(path))?.pattern ?? null
}

const patterns = new Map<string, readonly string[]>()

/** The app's route patterns, from the list in the build; none without a build. */
export function routePatterns(webDir: string): readonly string[] {
  const cached = patterns.get(webDir)
  if (cached) return cached
  try {
    const read: string[] = JSON.parse(readFileSync(join(webDir, 'routes.json'), 'utf8'))
    patterns.set(webDir, read)
    return read
  } catch {
    return []
  }
}
