/** The response exceeds the size limit. */
export class ResponseTooLong extends Error {}

/** The whole body of a response. Throws ResponseTooLong, or the connection's error when it breaks off. */
export async function readResponse(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) throw new ResponseTooLong(`over ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
