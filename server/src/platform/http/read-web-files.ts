import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'
import { contentSecurityPolicy, type DocumentHashes, readDocumentHashes } from './security-headers.ts'

/** A file of the built website, prepared for a response. */
export type WebFile = {
  /** Null where only `packed.br` is in memory: see `bodyOf`. */
  body: Buffer | null
  type: string
  etag: string
  /** The content security policy of a document. */
  policy: string | null
  /** The compressed body; absent where compression saves nothing. */
  packed: Partial<Record<'br' | 'gzip', () => Promise<Buffer> | Buffer>>
}

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
/** Written by the build for the server, and not served. */
const PRIVATE = ['/map-frame.html', '/csp.json', '/routes.json', '/budgets.json', '/build-stamp.json']
/** With it the server renders posts that are not in the build. */
const PRIVATE_FOLDER = '/render/'
/** The only files that may contain the public address, which the build does not know. */
const WITH_ADDRESSES = ['.html', '.xml', '.txt']

/**
 * Reads every file of the built website by path, and replaces the placeholder for our public address. This changes no hash
 * of the policy: the build refuses a placeholder in hashed text. Of a file that the build compressed only that form is read,
 * a quarter of all; documents stay as they are too, because the server changes them.
 */
export function readWebFiles(webDir: string, publicUrl: string): Map<string, WebFile> {
  const hashes = readDocumentHashes(webDir)
  const { origin } = new URL(publicUrl)
  const files = new Map<string, WebFile>()
  for (const path of allFiles(webDir)) {
    const url = `/${relative(webDir, path).split(sep).join('/')}`
    if (url.endsWith('.br') || PRIVATE.includes(url) || url.startsWith(PRIVATE_FOLDER)) continue
    files.set(url, readWebFile(path, origin, hashes[url]))
  }
  return files
}

function readWebFile(path: string, origin: string, hashes: DocumentHashes | undefined): WebFile {
  const extension = extname(path)
  const br = readCompressedFile(`${path}.br`)
  if (br && !WITH_ADDRESSES.includes(extension)) {
    return { body: null, type: typeOf(extension), etag: etagOf(br), policy: null, packed: packedAs(br) }
  }
  const written = readFileSync(path)
  const isOpen = WITH_ADDRESSES.includes(extension) && written.includes(ORIGIN_PLACEHOLDER)
  const body = isOpen ? Buffer.from(written.toString().replaceAll(ORIGIN_PLACEHOLDER, origin)) : written
  const file = makeWebFile(body, extension, hashes)
  if (isOpen) return file
  if (!br) return { ...file, packed: {} }
  return { ...file, body: extension === '.html' ? body : null, packed: packedAs(br) }
}

/** A file that is not in the build, by its extension; `hashes` are those of a document's inline code. */
export function makeWebFile(body: Buffer, extension: string, hashes?: DocumentHashes): WebFile {
  return {
    body,
    type: typeOf(extension),
    etag: etagOf(body),
    policy: extension === '.html' ? contentSecurityPolicy(hashes) : null,
    packed: compressWhenAsked(body),
  }
}

const typeOf = (extension: string) => TYPES[extension] ?? 'application/octet-stream'

const etagOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** The body of a file as it is. */
export function bodyOf(file: WebFile): Buffer | Promise<Buffer> {
  return file.body ?? unpack(file)
}

async function unpack(file: WebFile): Promise<Buffer> {
  const br = await file.packed.br?.()
  if (!br) throw new Error('a file without a body and without a compressed one')
  return promisify(brotliDecompress)(br)
}

// Nearly every browser takes brotli, so gzip is made of it when somebody asks.
function packedAs(br: Buffer): WebFile['packed'] {
  return {
    br: () => br,
    gzip: lazily(async () => promisify(gzip)(await promisify(brotliDecompress)(br))),
  }
}

// The text differs from the one that the build compressed, so it is compressed again, once on first use: the best level takes
// a tenth of a second.
function compressWhenAsked(body: Buffer): WebFile['packed'] {
  return { br: lazily(() => promisify(brotliCompress)(body)), gzip: lazily(() => promisify(gzip)(body)) }
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function readCompressedFile(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null // no compressed file: a picture does not get smaller
  }
}

function allFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return [] // the website is not built: only the API is served
  }
}
