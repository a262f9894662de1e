import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CANONICAL_PARAMETERS } from '@tripwright/domain/base/canonical'
import type { WebFile } from './read-web-files.ts'

/** The part of a query that belongs to a page's canonical address; empty when there is none. */
export function canonicalQuery(query: URLSearchParams): string {
  const pairs = CANONICAL_PARAMETERS.flatMap((name) =>
    query.getAll(name).map((value): [string, string] => [name, value]),
  )
  return new URLSearchParams(pairs).toString()
}

const OWN_ADDRESS = /<link rel="canonical" href="[^"]*|<meta property="og:url" content="[^"]*/g

/** A page's document for one query: its canonical address includes the parameters that change the content. */
export function withCanonicalQuery(html: string, query: string): string {
  return html.replace(OWN_ADDRESS, (own) => `${own}?${query.replaceAll('&', '&amp;')}`)
}

/** A document with changed text. Such requests are rare, so it is compressed quickly rather than well. */
export function withHtml(file: WebFile, html: string): WebFile {
  const body = Buffer.from(html)
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return {
    ...file,
    body,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    packed: { br: () => promisify(brotliCompress)(body, quickly), gzip: () => promisify(gzip)(body) },
  }
}
