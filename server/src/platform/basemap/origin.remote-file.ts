import type { TileAddress } from '@tripwright/map'
import { openPmtiles, type PmtilesArchive } from '../tiles/pmtiles-archive.ts'
import type { TilesDescription } from './basemap.port.ts'
import { describeArchive } from './pmtiles-description.ts'
import { fetchBytes, type TileHttp } from './tile-http.ts'
import type { OriginTile, TileOrigin } from './tile-origin.port.ts'

/** A replaced file is recognised by its ETag; one without is opened again after this time. */
const OPEN_EVERY_MS = 6 * 60 * 60 * 1000
const RETRY_MS = 60_000
const MAX_PART_BYTES = 64 * 1024 * 1024

/** The file was replaced: its ETag differs, or our condition failed (RFC 9110, section 13.1.1). */
const CHANGED: readonly [string, string] = ['is another file now', 'status 412']

type Opened = { archive: PmtilesArchive; description: TilesDescription }
type RemoteOptions = TileHttp & { onFault: (why: string) => void }
type Failed = Extract<OriginTile, { kind: 'failed' }>

/** The failure of a range request. */
class PartFault extends Error {
  readonly failed: Failed

  constructor(failed: Failed) {
    super(failed.why)
    this.failed = failed
  }
}

/** A PMTiles file at an address that supports range requests (RFC 9110, section 14). */
export function makeRemoteFileOrigin(url: string, options: RemoteOptions): TileOrigin {
  const { now, onFault } = options
  let opened: Opened | null = null
  let openAt = Number.NEGATIVE_INFINITY
  let opening: Promise<void> | null = null
  let hasFailed = false

  /** Reads ranges of one version of the file: a range of another version is refused. */
  function makeReader() {
    let tag: string | null = null
    return async (offset: number, length: number): Promise<Buffer> => {
      const range = `bytes=${offset}-${offset + length - 1}`
      const answer = await fetchBytes(url, options, {
        maxBytes: MAX_PART_BYTES,
        headers: { range, 'accept-encoding': 'identity', ...(tag !== null && { 'if-match': tag }) },
      })
      if (answer.kind === 'failed') throw new PartFault(answer)
      const { response, bytes } = answer
      if (response.status !== 206) throw new PartFault({ kind: 'failed', why: 'answers no ranges' })
      const here = response.headers.get('etag')
      const isStrong = here !== null && !here.startsWith('W/')
      if (tag !== null && isStrong && here !== tag) throw new PartFault({ kind: 'failed', why: CHANGED[0] })
      tag = isStrong ? here : null
      return bytes.subarray(0, length)
    }
  }
  async function openAnew(): Promise<void> {
    openAt = now().getTime()
    try {
      const archive = await openPmtiles(makeReader())
      const description = archive && describeArchive(archive)
      if (archive && description) opened = { archive, description }
      else throw new PartFault({ kind: 'failed', why: 'is no PMTiles file in the OpenMapTiles schema' })
    } catch (error) {
      openAt = now().getTime() - OPEN_EVERY_MS + RETRY_MS
      hasFailed = true
      onFault(failureOf(error).why)
    }
  }
  async function upToDate(): Promise<Opened | null> {
    if (now().getTime() - openAt >= OPEN_EVERY_MS)
      opening ??= openAnew().finally(() => {
        opening = null
      })
    if (opening && opened === null && !hasFailed) await opening
    return opened
  }
  async function ask(address: TileAddress): Promise<OriginTile> {
    const file = await upToDate()
    if (file === null) return { kind: 'failed', why: 'cannot be opened' }
    try {
      const bytes = await file.archive.find(address)
      return bytes === null ? { kind: 'empty' } : { kind: 'bytes', bytes }
    } catch (error) {
      return failureOf(error)
    }
  }
  return {
    id: url,
    describe: async () => (await upToDate())?.description ?? null,
    async fetch(address) {
      const first = await ask(address)
      if (first.kind !== 'failed' || !CHANGED.includes(first.why)) return first
      opened = null
      hasFailed = false
      openAt = Number.NEGATIVE_INFINITY
      return ask(address)
    },
  }
}

function failureOf(error: unknown): Failed {
  return error instanceof PartFault ? error.failed : { kind: 'failed', why: 'is damaged' }
}
