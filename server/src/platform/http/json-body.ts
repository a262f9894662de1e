import { AppError } from './app-error.ts'

const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 64

type Body = { value: unknown; text: string }

/** Reads a JSON body. 415 when it is something else, 413 over `maxBytes`, 400 when it is not JSON or is built to hurt. */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Body> {
  const type = request.headers.get('content-type')
  const bytes = await readRawBody(request, maxBytes)
  if (bytes.length === 0) return { value: {}, text: '' }
  if (type === null || !/^application\/json\s*(;|$)/i.test(type)) throw new AppError('wrong-type')
  return parseJson(bytes)
}

/** Reads a body as it came. 413 over `maxBytes`. */
export async function readRawBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too-large')
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > maxBytes) throw new AppError('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function parseJson(bytes: Buffer): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) throw new AppError('bad-input', { message: 'The JSON is nested too deeply.' })
    const value: unknown = JSON.parse(text)
    // PostgreSQL keeps no NUL character in a text: refused here, where it can still be named.
    if (/(^|[^\\])(\\\\)*\\u0000/.test(text))
      throw new AppError('bad-input', { message: 'A text holds a NUL character.' })
    return { value, text }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('bad-input', { message: 'The body is not valid JSON.', cause })
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') {
      if (++depth > MAX_DEPTH) return true
    } else if (char === '}' || char === ']') depth--
  }
  return false
}
