import { MAX_PART_BYTES, UPLOADED_BODY_HEADER, uploadPath } from '@tripwright/domain/base/partial-upload'
import { parseJson } from './parse-json.ts'
import { fetchServer } from './reach-server.ts'
import { secondsUntilRetry } from './retry-after.ts'

type Bytes = Uint8Array<ArrayBuffer>

const FIRST_PART_BYTES = 256 * 1024
/** On a network that breaks all the time. */
const SMALLEST_PART_BYTES = 64 * 1024
/** A part is twice as large after so many in a row that arrived. */
const CALM_PARTS = 3
/** The same once one broke off: a browser sends what broke off up to twice more by itself, so that each break is dear. */
const CALM_PARTS_AFTER_BREAK = 48
const PART_TIMEOUT_MS = 60_000
const ASK_TIMEOUT_MS = 20_000
/** Tries in a row that brought nothing forward: a quarter of a minute, then the caller decides when to go on. */
const MAX_FAILURES = 6
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** How often an upload is sent again that the server lost or ended meanwhile. */
const MAX_ROUNDS = 3

/**
 * `fetchServer` with a large body, which is sent in parts first: what an earlier try, another tab or an earlier start of the app
 * has sent is not sent again. One tab at a time. Rejects like fetch where the server is not reached.
 */
export async function fetchInParts(
  path: string,
  { signal: _, ...init }: RequestInit,
  bytes: Bytes,
  timeoutMs: number,
): Promise<Response> {
  const atOnce = () => fetchServer(path, { ...init, body: bytes, signal: AbortSignal.timeout(timeoutMs) })
  // Without a secure page there is no digest.
  if (!globalThis.crypto?.subtle) return atOnce()
  const digest = hexOf(await crypto.subtle.digest('SHA-256', bytes))
  const headers = new Headers(init.headers)
  headers.set(UPLOADED_BODY_HEADER, digest)
  return oneTabAtATime(`upload ${digest}`, async () => {
    const retries = makeRetries()
    for (let round = 1; ; round++) {
      const end = await sendParts(digest, bytes, retries)
      if (end === 'unreached') throw new TypeError('The parts did not arrive')
      // Too many unfinished ones, or a server that does not know parts: the whole may still be taken.
      if (end === 'refused') return atOnce()
      const response = await sendLast(path, { ...init, headers }, timeoutMs, retries)
      if (round === MAX_ROUNDS || !(await isIncomplete(response))) return response
    }
  })
}

type Retries = ReturnType<typeof makeRetries>

/** Counts failures in a row that brought nothing forward. */
function makeRetries() {
  let failures = 0
  let furthest = 0
  return {
    noteProgress(at: number) {
      if (at > furthest) failures = 0
      furthest = Math.max(furthest, at)
    },
    /** Waits before the next try, or as long as the server asks, in seconds; false when there should be none for now. */
    async wait(retryAfter: number | null = null): Promise<boolean> {
      if (++failures > MAX_FAILURES || !navigator.onLine) return false
      const own = FIRST_PAUSE_MS * 2 ** (failures - 1)
      const ms = Math.min(Math.max(own, (retryAfter ?? 0) * 1000), LONGEST_PAUSE_MS)
      await new Promise((resolve) => setTimeout(resolve, ms))
      return navigator.onLine
    },
  }
}

/** Sends what the server does not have yet. */
async function sendParts(
  digest: string,
  bytes: Bytes,
  retries: Retries,
): Promise<'whole' | 'unreached' | 'refused'> {
  const part = makePartSize()
  // Null while nobody knows how much has arrived.
  let at: number | null = null
  while (at === null || at < bytes.length) {
    const asked: PartAnswer =
      at === null ? await askEnd(digest) : part.note(await sendPart(digest, bytes, at, part.size()))
    if (asked.state === 'refused') return 'refused'
    at = endAfter(at, asked)
    if (at !== null) retries.noteProgress(at)
    else if (!(await retries.wait(retryAfterOf(asked)))) return 'unreached'
  }
  return 'whole'
}

/** Where the upload ends by this answer; null where the answer does not say so, or nothing of the part was kept. */
function endAfter(at: number | null, answer: PartAnswer): number | null {
  if (answer.state !== 'reached') return null
  return at === null || answer.received > at ? answer.received : null
}

function retryAfterOf(answer: PartAnswer): number | null {
  return answer.state === 'unreached' ? answer.retryAfter : null
}

/** Bytes of the next part: fewer on a network that breaks, more on one that does not. */
function makePartSize() {
  let size = FIRST_PART_BYTES
  let calm = 0
  let needed = CALM_PARTS
  return {
    size: () => size,
    note(answer: PartAnswer): PartAnswer {
      calm = answer.state === 'reached' ? calm + 1 : 0
      if (answer.state === 'unreached') {
        size = Math.max(SMALLEST_PART_BYTES, size / 2)
        needed = CALM_PARTS_AFTER_BREAK
      }
      if (calm >= needed) {
        size = Math.min(MAX_PART_BYTES, size * 2)
        calm = 0
      }
      return answer
    },
  }
}

/** `moved`: the upload ends elsewhere, because another device sends the same. */
type PartAnswer =
  | { state: 'reached'; received: number }
  | { state: 'unreached'; retryAfter: number | null }
  | { state: 'moved' | 'refused' }

function askEnd(digest: string): Promise<PartAnswer> {
  return reach(uploadPath(digest), { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })
}

function sendPart(digest: string, bytes: Bytes, offset: number, most: number): Promise<PartAnswer> {
  return reach(`${uploadPath(digest)}?offset=${offset}&size=${bytes.length}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes.subarray(offset, offset + most),
    signal: AbortSignal.timeout(PART_TIMEOUT_MS),
  })
}

async function reach(path: string, init: RequestInit): Promise<PartAnswer> {
  try {
    const response = await fetchServer(path, {
      ...init,
      headers: { ...init.headers, accept: 'application/json' },
    })
    const { received } = Object(parseJson(await response.text()))
    if (response.ok && Number.isSafeInteger(received)) return { state: 'reached', received }
    if (response.status === 409) return { state: 'moved' }
    if (response.status >= 400 && !isNotNow(response.status)) return { state: 'refused' }
    return {
      state: 'unreached',
      retryAfter: secondsUntilRetry(response.headers.get('retry-after'), Date.now()),
    }
  } catch {
    return { state: 'unreached', retryAfter: null }
  }
}

/** The call itself, which is small now; it may be repeated, because each such call has its effect once. */
async function sendLast(
  path: string,
  init: RequestInit,
  timeoutMs: number,
  retries: Retries,
): Promise<Response> {
  for (;;)
    try {
      return await fetchServer(path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      if (!(await retries.wait())) throw error
    }
}

async function isIncomplete(response: Response): Promise<boolean> {
  if (response.status !== 409) return false
  const { issues } = Object(parseJson(await response.clone().text()))
  return Array.isArray(issues) && issues.some((issue) => Object(issue).path === 'upload')
}

function isNotNow(status: number): boolean {
  return status >= 500 || status === 408 || status === 429
}

function oneTabAtATime<T>(name: string, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

function hexOf(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
