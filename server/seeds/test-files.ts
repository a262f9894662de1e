import { packUpload } from '@tripwright/domain/documents/files'
import type { Person } from '#platform/http/session-check.ts'
import type { TestServer } from '#platform/http/test-server.ts'

/** 12 by 8 pixels, as Chromium writes them. */
export const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAwDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAGBABAQADAAAAAAAAAAAAAAAAAAIBAyH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBf/EABgRAAIDAAAAAAAAAAAAAAAAAAACAwQS/9oADAMBAAIRAxEAPwDD2Uhmugs0o1yNtyNo/9k=',
  'base64',
)
const EXIF = Buffer.concat([
  Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0'),
  Buffer.from('GPS 48.2082 N 16.3738 E'),
])

/** The picture with the position of a camera in it, and other bytes for each `mark`. */
export function located(mark = ''): Buffer {
  const data = Buffer.concat([EXIF, Buffer.from(mark)])
  const head = Buffer.from([0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 255])
  return Buffer.concat([JPEG.subarray(0, 2), head, data, JPEG.subarray(2)])
}

/** A whole document of about so many bytes. */
export const pdf = (bytes = 0): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 32), Buffer.from('\n%%EOF\n')])

type Sent = { content: Uint8Array; thumbnail?: Uint8Array | null; headers?: Record<string, string> }

/** Sends a file as the browser does. */
export function upload(
  server: TestServer,
  who: Person | null,
  path: string,
  { content, thumbnail = null, headers = {} }: Sent,
): Promise<Response> {
  const body = packUpload({ content, thumbnail })
  const init = { method: 'PUT', headers: { 'content-type': 'application/octet-stream', ...headers }, body }
  return server.fetch(path, init, who ?? undefined)
}
