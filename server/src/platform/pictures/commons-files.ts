import { fetchBytes, type TileHttp } from '../basemap/tile-http.ts'
import { readPicture } from './read-picture.ts'

/** Where the files of Commons are. */
export const COMMONS_FILES = 'https://upload.wikimedia.org'
/** A photograph 960 pixels wide is a tenth of that. */
const MAX_BYTES = 3 * 1024 * 1024

type FetchedPicture =
  /** Without bytes where there is no such picture. */
  { kind: 'picture'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'failed'; why: string; waitMs: number | null }

/** The file at an address of Commons from the server that holds them; `base`: one in its place. Never throws. */
export async function fetchPicture(
  url: string,
  base: string | undefined,
  http: TileHttp,
): Promise<FetchedPicture> {
  const path = new URL(url).pathname
  const answer = await fetchBytes(`${(base ?? COMMONS_FILES).replace(/\/$/, '')}${path}`, http, {
    maxBytes: MAX_BYTES,
  })
  if (answer.kind === 'failed') return { waitMs: null, ...answer }
  if (!answer.response.ok) return { kind: 'picture', bytes: new Uint8Array() }
  return readPicture(answer.bytes) === null
    ? { kind: 'failed', why: 'sent no picture that can be shown', waitMs: null }
    : { kind: 'picture', bytes: new Uint8Array(answer.bytes) }
}
