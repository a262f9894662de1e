import { createHash } from 'node:crypto'
import { type makeS3Requests, RetryableS3Error, S3Fault, type S3Request } from './s3-requests.ts'

type SendS3Request = ReturnType<typeof makeS3Requests>

/** What has come of a file. */
type PartialDownload = { parts: Uint8Array[]; size: number; etag: string | null }

/**
 * Reads a whole file, or null where there is none. What breaks off is asked for from there on, and only of the same version;
 * what is not as long as announced, or not what was put, is never taken for the file. Throws S3Fault, AskAgain.
 */
export function makeS3Download(send: SendS3Request): (key: string) => Promise<Uint8Array | null> {
  return async (key) => {
    let got = nothing()
    const restart = (why: string) => {
      got = nothing()
      return new RetryableS3Error(why)
    }

    async function read(response: Response): Promise<Uint8Array> {
      const rest = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '')
      const isRest = response.status === 206 && Number(rest?.[1]) === got.size
      if (response.status === 206 && !isRest) throw restart('another part than was asked for')
      if (!isRest) got = nothing()
      got.etag = response.headers.get('etag')
      for await (const part of response.body ?? []) {
        got.parts.push(part)
        got.size += part.byteLength
      }
      const length = isRest ? rest?.[2] : response.headers.get('content-length')
      if (length !== null && Number(length) !== got.size) throw restart('another length than announced')
      const bytes = new Uint8Array(Buffer.concat(got.parts))
      const sum = response.headers.get('x-amz-meta-sha256')
      // Files that somebody copied into the bucket have none.
      if (sum !== null && sum !== createHash('sha256').update(bytes).digest('hex'))
        throw restart('other bytes than were put')
      return bytes
    }

    // A file that was replaced meanwhile is read anew, once for each time that it is.
    for (;;)
      try {
        return await send(() => requestFor(key, got), read)
      } catch (error) {
        if (!(error instanceof S3Fault)) throw error
        if (error.code === 'NoSuchKey') return null
        if (got.size === 0 || ![412, 416].includes(error.status)) throw error
        got = nothing()
      }
  }
}

function requestFor(key: string, { size, etag }: PartialDownload): S3Request {
  const isRest = size > 0 && etag !== null
  return { method: 'GET', key, ...(isRest && { headers: { range: `bytes=${size}-`, 'if-match': etag } }) }
}

function nothing(): PartialDownload {
  return { parts: [], size: 0, etag: null }
}
