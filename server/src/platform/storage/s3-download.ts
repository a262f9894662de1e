import { createHash } from 'node:crypto'
import { type makeS3Requests, RetryableS3Error, S3Fault, type S3Request } from './s3-requests.ts'

type SendS3Request = ReturnType<typeof makeS3Requests>

/** The state of a download. */
type PartialDownload = { parts: Uint8Array[]; size: number; etag: string | null }

/**
 * Reads a whole file, or null where there is none. A broken download resumes where it stopped, and only with the same
 * version; a file of another length or content than was stored is never accepted. Throws S3Fault, RetryableS3Error.
 */
export function makeS3Download(send: SendS3Request): (key: string) => Promise<Uint8Array | null> {
  return async (key) => {
    const download = beginDownload()
    // A file that was replaced meanwhile is read from the start, once per replacement.
    for (;;)
      try {
        return await send(() => requestFor(key, download.got()), download.read)
      } catch (error) {
        if (error instanceof S3Fault && error.code === 'NoSuchKey') return null
        if (download.got().size === 0 || !isReplaced(error)) throw error
        download.reset()
      }
  }
}

function beginDownload() {
  let got = nothing()
  const reset = () => {
    got = nothing()
  }
  const restart = (why: string) => {
    reset()
    return new RetryableS3Error(why)
  }

  async function read(response: Response): Promise<Uint8Array> {
    const rest = response.status === 206 ? rangeOf(response) : null
    if (rest && rest.from !== got.size) throw restart('another part than was asked for')
    if (!rest) reset()
    got.etag = response.headers.get('etag')
    await append(got, response)
    const length = rest ? rest.of : lengthOf(response)
    if (length !== null && length !== got.size) throw restart('another length than announced')
    const bytes = new Uint8Array(Buffer.concat(got.parts))
    if (isAltered(bytes, response)) throw restart('other bytes than were put')
    return bytes
  }
  return { got: () => got, reset, read }
}

/** The range of a partial response and the total size; NaN where it has none. */
function rangeOf({ headers }: Response): { from: number; of: number } {
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '')
  return { from: Number(range?.[1]), of: Number(range?.[2]) }
}

function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length')
  return length === null ? null : Number(length)
}

async function append(got: PartialDownload, { body }: Response): Promise<void> {
  for await (const part of body ?? []) {
    got.parts.push(part)
    got.size += part.byteLength
  }
}

/** Whether the bytes differ from the stored checksum; files copied into the bucket by hand have none. */
function isAltered(bytes: Uint8Array, { headers }: Response): boolean {
  const sum = headers.get('x-amz-meta-sha256')
  return sum !== null && sum !== createHash('sha256').update(bytes).digest('hex')
}

/** Whether the file has been replaced since the download began. */
function isReplaced(error: unknown): boolean {
  return error instanceof S3Fault && [412, 416].includes(error.status)
}

function requestFor(key: string, { size, etag }: PartialDownload): S3Request {
  const isRest = size > 0 && etag !== null
  return { method: 'GET', key, ...(isRest && { headers: { range: `bytes=${size}-`, 'if-match': etag } }) }
}

function nothing(): PartialDownload {
  return { parts: [], size: 0, etag: null }
}
