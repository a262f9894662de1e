import { createReadStream, type Stats, statSync } from 'node:fs'
import { Readable } from 'node:stream'

type Range = { start: number; end: number }

/** Serves a file whose name contains its hash: whole, or one range of it (RFC 9110, 14); null when it is missing. */
export function answerFile(request: Request, path: string, type: Record<string, string>): Response | null {
  const stats = statOf(path)
  if (!stats?.isFile()) return null
  const etag = `"${path.replace(/^.*[/\\]/, '')}"`
  const headers = new Headers({
    ...type,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const condition = request.headers.get('if-range')
  const rangeHeader = condition === null || condition === etag ? request.headers.get('range') : null
  const range = readRange(rangeHeader, stats.size)
  if (range === 'outside') {
    headers.set('content-range', `bytes */${stats.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: stats.size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${stats.size}`)
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(path, { start, end }))
  // Node's type of a web stream and the library's differ in name only.
  return new Response(body as ReadableStream | null, { status: range ? 206 : 200, headers })
}

function statOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null
}

/** The requested range; null for the whole file, also for several ranges or an invalid header, as the standard allows. */
function readRange(rangeHeader: string | null, size: number): Range | 'outside' | null {
  const [, from = '', to = ''] = rangeHeader?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(size - 1, Number(to))
  if (from !== '' && to !== '' && Number(to) < start) return null
  return start >= size || (from === '' && Number(to) === 0) ? 'outside' : { start, end }
}
