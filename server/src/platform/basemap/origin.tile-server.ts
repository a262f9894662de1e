import type { FindAddresses } from '../outside/private-host.ts'
import type { TilesDescription } from './basemap.port.ts'
import { readCredits } from './credits.ts'
import { fetchBytes, readTileAnswer, type TileHttp } from './tile-http.ts'
import { readTileJson, type TileJsonResult, tileUrl } from './tile-json.ts'
import type { OriginNotes, TileOrigin } from './tile-origin.port.ts'
import { LAST_ZOOM, WORLD } from './world.ts'

/**
 * Time between reads of the document: a new build comes once a week, and old ones stay for some; a failed read is retried
 * sooner.
 */
const READ_EVERY_MS = 6 * 60 * 60 * 1000
const RETRY_MS = 60_000
/** A missing tile may mean that its build was removed: the document is read again, but at most once in this time. */
const MISSING_MS = 5 * 60 * 1000
const MAX_DOCUMENT_BYTES = 1024 * 1024

type ServerOptions = TileHttp & {
  notes: OriginNotes
  /** Called with the reason why the document is unusable. */
  onFault: (why: string) => void
  findAddresses?: FindAddresses | undefined
}
type ServerFacts = Extract<TileJsonResult, { ok: true }>

/**
 * A server that describes its tiles by TileJSON, which is read again at intervals because the tile addresses change with
 * each build.
 */
export function makeTileJsonOrigin(url: string, options: ServerOptions): TileOrigin {
  const { now, notes, onFault, findAddresses } = options
  const note = `tilejson ${url}`
  let known: ServerFacts | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  let hasFailed = false

  const parse = async (text: string): Promise<ServerFacts | null> => {
    const result = await readTileJson(text, new URL(url), findAddresses)
    if (!result.ok) onFault(result.why)
    return result.ok ? result : null
  }
  /** Null after logging the failure. */
  async function readDocument(): Promise<string | null> {
    const wanted = { maxBytes: MAX_DOCUMENT_BYTES, headers: { accept: 'application/json' } }
    const answer = await fetchBytes(url, options, wanted)
    if (answer.kind === 'answer' && answer.response.ok) return answer.bytes.toString()
    onFault(answer.kind === 'failed' ? answer.why : `status ${answer.response.status}`)
    return null
  }
  async function readAnew(): Promise<void> {
    readAt = now().getTime()
    const text = await readDocument()
    const read = text === null ? null : await parse(text)
    if (read && text !== null) {
      known = read
      notes.write(note, text)
      return
    }
    readAt = now().getTime() - READ_EVERY_MS + RETRY_MS
    hasFailed = true
    const before = known === null ? notes.read(note) : null
    if (before !== null) known = await parse(before)
  }
  async function upToDate(maxAgeMs: number): Promise<ServerFacts | null> {
    if (now().getTime() - readAt >= maxAgeMs)
      reading ??= readAnew().finally(() => {
        reading = null
      })
    // A known document stays usable, and after a failure no caller waits for the next attempt.
    if (reading && ((known === null && !hasFailed) || maxAgeMs < READ_EVERY_MS)) await reading
    return known
  }
  async function ask(template: string, address: Parameters<TileOrigin['fetch']>[0]) {
    const answer = await fetchBytes(tileUrl(template, address), options)
    if (answer.kind === 'failed') return { tile: answer, isMissing: false }
    return {
      tile: readTileAnswer(answer.response, answer.bytes),
      isMissing: [404, 410].includes(answer.response.status),
    }
  }
  return {
    id: url,
    describe: async () => (await upToDate(READ_EVERY_MS))?.description ?? null,
    async fetch(address) {
      const before = await upToDate(READ_EVERY_MS)
      if (before === null) return { kind: 'failed', why: 'does not say where its tiles are' }
      const first = await ask(before.template, address)
      if (!first.isMissing) return first.tile
      const after = await upToDate(MISSING_MS)
      return after && after.template !== before.template
        ? (await ask(after.template, address)).tile
        : first.tile
    },
  }
}

/** A server of which only the address template is known. */
export function makeTemplateOrigin(template: string, http: TileHttp): TileOrigin {
  const description: TilesDescription = {
    minZoom: 0,
    maxZoom: LAST_ZOOM,
    bounds: WORLD,
    credits: readCredits('', new URL(template).hostname),
    asOf: null,
  }
  return {
    id: template,
    describe: async () => description,
    async fetch(address) {
      const answer = await fetchBytes(tileUrl(template, address), http)
      return answer.kind === 'failed' ? answer : readTileAnswer(answer.response, answer.bytes)
    },
  }
}
