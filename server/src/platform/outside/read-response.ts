/** More than was agreed. */
export class ResponseTooLong extends Error {}

/** The whole body of an answer. Throws AnswerTooLong, or what the connection says when it breaks off. */
export async function readResponse(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > mostBytes) throw new ResponseTooLong(`over ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
