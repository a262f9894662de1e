/** The body of an upload: the length of the sealed head (name, kind, expiry), the head, then the sealed content. */
export type SealedFile = { head: Uint8Array; content: Uint8Array }

/** Sealed heads are padded to a few sizes; none is larger. */
export const MAX_HEAD_BYTES = 4096
const LENGTH_BYTES = 4

export function packSealedFile({ head, content }: SealedFile): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(LENGTH_BYTES + head.length + content.length)
  new DataView(bytes.buffer).setUint32(0, head.length)
  bytes.set(head, LENGTH_BYTES)
  bytes.set(content, LENGTH_BYTES + head.length)
  return bytes
}

/** Null for an invalid body: too short, or with a head that is empty or too long. */
export function unpackSealedFile(bytes: Uint8Array): SealedFile | null {
  if (bytes.length <= LENGTH_BYTES) return null
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  if (length === 0 || length > MAX_HEAD_BYTES || bytes.length <= LENGTH_BYTES + length) return null
  return {
    head: bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length),
    content: bytes.subarray(LENGTH_BYTES + length),
  }
}
