import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { contentSecurityPolicy, readDocumentHashes } from './security-headers.ts'
import type { HttpApp } from './serve-routes.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}
const SHELL = '/__shell.html'
/** Written for us by the build, not for anybody to read. */
const PRIVATE = ['/map-frame.html', '/csp.json', '/routes.json', '/budgets.json', '/build-stamp.json']

type WebFile = { body: Buffer; type: string; etag: string; br?: Buffer; gz?: Buffer; policy?: string }

/**
 * Serves the built website: hashed assets for ever, pages by their path, the app shell for every other route of the app
 * (status 404 for a path that no route knows). All of it is read once: it is a few megabytes and never changes while we run.
 */
export function serveWeb(app: HttpApp, webDir: string): void {
  const files = readWebFiles(webDir)
  const isAppRoute = routeMatcher(webDir)
  if (!files.has(SHELL)) return
  app.on(['GET', 'HEAD'], '/*', (c) => {
    const path = c.req.path
    const url = new URL(c.req.url)
    // A path that begins with two slashes would be another host to the browser: such a one is no page of ours.
    if (/^\/[^/\\].*\/$/.test(path)) return c.redirect(path.replace(/\/+$/, '') + url.search, 308)
    const page = path === '/' ? '/index.html' : `${path}/index.html`
    const name = [path, page].find((candidate) => files.has(candidate))
    const file = files.get(name ?? SHELL)
    if (!file) return c.notFound()
    if (name === undefined && extname(path) !== '') return c.text('There is nothing here.', 404)
    const status = name === undefined && !isAppRoute(path) ? 404 : 200
    return answerFile(c.req.raw, file, path.startsWith('/assets/'), status)
  })
}

function answerFile(request: Request, file: WebFile, isImmutable: boolean, status: number): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? 'br' : file.gz && /\bgzip\b/.test(accepted) ? 'gzip' : null
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    vary: 'accept-encoding',
  })
  if (file.policy) headers.set('content-security-policy', file.policy)
  if (encoding) headers.set('content-encoding', encoding)
  if (status === 200 && request.headers.get('if-none-match') === headers.get('etag'))
    return new Response(null, { status: 304, headers })
  const body = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gz : file.body
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body ?? file.body), {
    status,
    headers,
  })
}

function readWebFiles(webDir: string): Map<string, WebFile> {
  const hashes = readDocumentHashes(webDir)
  const found = new Map<string, WebFile>()
  for (const path of allFiles(webDir)) {
    const url = `/${relative(webDir, path).split(sep).join('/')}`
    if (/\.(br|gz)$/.test(url) || PRIVATE.includes(url)) continue
    const body = readFileSync(path)
    const type = TYPES[extname(url)] ?? 'application/octet-stream'
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const packed = { ...packedOf(path, 'br'), ...packedOf(path, 'gz') }
    const policy = url.endsWith('.html') ? { policy: contentSecurityPolicy(hashes[url]) } : {}
    found.set(url, { body, type, etag, ...packed, ...policy })
  }
  return found
}

function packedOf(path: string, ending: 'br' | 'gz'): { br?: Buffer; gz?: Buffer } {
  try {
    return { [ending]: readFileSync(`${path}.${ending}`) }
  } catch {
    return {} // not everything gets smaller: a picture has no packed twin
  }
}

function allFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return [] // no website built: the interface alone is served
  }
}

/** Knows the app's route patterns (`/blog/:slug`) from the list that the build wrote. */
function routeMatcher(webDir: string): (path: string) => boolean {
  let patterns: string[] = []
  try {
    patterns = JSON.parse(readFileSync(join(webDir, 'routes.json'), 'utf8'))
  } catch {
    return () => false
  }
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.replace(/:[a-z]+/gi, '[^/]+')}$`))
  return (path) => expressions.some((expression) => expression.test(path))
}
