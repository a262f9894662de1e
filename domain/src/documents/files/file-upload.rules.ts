/** The body of an upload: the length of the thumbnail (4 bytes, big-endian; 0 for none), the thumbnail, then the file. */
export type FileUpload = { thumbnail: Uint8Array | null; content: Uint8Array }

export const LENGTH_BYTES = 4

export function packUpload({ thumbnail, content }: FileUpload): Uint8Array<ArrayBuffer> {
  const size = thumbnail?.length ?? 0
  const bytes = new Uint8Array(LENGTH_BYTES + size + content.length)
  new DataView(bytes.buffer).setUint32(0, size)
  if (thumbnail) bytes.set(thumbnail, LENGTH_BYTES)
  bytes.set(content, LENGTH_BYTES + size)
  return bytes
}

/** Null for a body that is too short for what it announces, or holds no file. */
export function unpackUpload(bytes: Uint8Array): FileUpload | null {
  if (bytes.length <= LENGTH_BYTES) return null
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  if (bytes.length <= LENGTH_BYTES + size) return null
  const thumbnail = size === 0 ? null : bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + size)
  return { thumbnail, content: bytes.subarray(LENGTH_BYTES + size) }
}
