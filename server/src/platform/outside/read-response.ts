/** More than was agreed. */
export class ResponseTooLong extends Error {}

/** The whole body of an answer. Throws AnswerTooLong, or what the connection says when it breaks off. */
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
