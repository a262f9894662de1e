import { withSlotReleased } from './admission.ts'
import { AppError } from './app-error.ts'

const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 64
/** Plus half a second until the connection closes: under eight seconds for a body that never ends. */
const STALLED_BODY_MS = 7000
const MIN_BYTES_PER_MS = 4

type Body = { value: unknown; text: string }

/** Reads a JSON body. 415 for another content type, 413 over `maxBytes`, 400 for invalid or malicious JSON. */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Body> {
  const type = request.headers.get('content-type')
  const bytes = await readRawBody(request, maxBytes)
  if (bytes.length === 0) return { value: {}, text: '' }
  if (type === null || !/^application\/json\s*(;|$)/i.test(type)) throw new AppError('wrong-type')
  return parseJson(bytes)
}

/** Bodies already read: the handler needs the bytes, and so does the idempotency key's hash. */
const readBodies = new WeakMap<Request, Promise<Buffer>>()
/** Where the body of a request comes from when it does not come with it. */
const providers = new WeakMap<Request, () => Promise<Buffer>>()

/** Makes `read` the source of a request's raw body, in place of what the request carries. */
export function provideRawBody(request: Request, read: () => Promise<Buffer>): void {
  providers.set(request, read)
}

/** Reads the raw body. 413 over `maxBytes`, 408 when it stalls or is slower than any working network. */
export function readRawBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  return readBodyBy(request, providers.get(request) ?? (() => readOnce(request, maxBytes)))
}

/** Reads as much of a raw body as arrives: all of it, or what came before it broke off or stalled. 413 over `maxBytes`. */
export async function readArrivingBody(
  request: Request,
  maxBytes: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  let isWhole = true
  const bytes = await readBodyBy(request, () =>
    readOnce(request, maxBytes, (parts, fault) => {
      if (fault instanceof AppError && fault.code === 'too-large') throw fault
      isWhole = false
      return parts
    }),
  )
  return { bytes, isWhole }
}

function readBodyBy(request: Request, reading: () => Promise<Buffer>): Promise<Buffer> {
  const read = readBodies.get(request) ?? reading()
  readBodies.set(request, read)
  return read
}

/** What a body that broke off counts as: its parts so far, or a fault. */
type OnFault = (parts: Uint8Array[], fault: unknown) => Uint8Array[]

const refuse: OnFault = (_, fault) => {
  throw fault
}

async function readOnce(request: Request, maxBytes: number, onFault = refuse): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too-large')
  if (request.body === null) return Buffer.alloc(0)
  return withSlotReleased(() => readStream(request.body, maxBytes, onFault))
}

async function readStream(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  onFault: OnFault,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  try {
    await collectParts(body, maxBytes, parts)
    return Buffer.concat(parts)
  } catch (fault) {
    return Buffer.concat(onFault(parts, fault))
  }
}

async function collectParts(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  parts: Uint8Array[],
): Promise<void> {
  const reader = body?.getReader()
  const begun = performance.now()
  let length = 0
  for (;;) {
    const left = STALLED_BODY_MS + length / MIN_BYTES_PER_MS - (performance.now() - begun)
    const read = await withTimeout(reader?.read(), left)
    if (read === 'late') {
      reader?.cancel().catch(() => undefined)
      throw new AppError('too-slow')
    }
    if (!read || read.done) return
    length += read.value.length
    if (length > maxBytes) throw new AppError('too-large')
    parts.push(read.value)
  }
}

async function withTimeout<T>(
  work: Promise<T> | undefined,
  milliseconds: number,
): Promise<T | 'late' | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    // Bytes that arrived while the process was busy are read before a call counts as late.
    timer = setTimeout(
      () => setImmediate(() => setImmediate(() => resolve('late'))),
      Math.max(0, milliseconds),
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function parseJson(bytes: Buffer): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) throw new AppError('bad-input', { message: 'This JSON is nested too deeply.' })
    const value: unknown = JSON.parse(text)
    // PostgreSQL cannot store a NUL character in text: refused here, where the error can name the cause.
    if (/(^|[^\\])(\\\\)*\\u0000/.test(text))
      throw new AppError('bad-input', { message: 'A text contains a NUL character. Remove it.' })
    return { value, text }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('bad-input', { message: 'The body isn’t valid JSON.', cause })
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '"') i = endOfString(text, i)
    else if (char === '}' || char === ']') depth--
    else if ((char === '{' || char === '[') && ++depth > MAX_DEPTH) return true
  }
  return false
}

/** The end of the string that begins here: its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '"') return i
  }
  return text.length
}
