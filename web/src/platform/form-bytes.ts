/**
 * A multipart form as bytes with its media type. The same form gives the same bytes, which those of a browser do not, because
 * an upload that broke off is found again by its content.
 */
export async function encodeForm(form: FormData): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const fields = await Promise.all([...form].map(encodeField))
  // A boundary must not be in what it parts: no content holds its own digest.
  const content = await new Blob(fields.flat()).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const boundary = `tripwright-${[...digest.subarray(0, 16)].map((byte) => byte.toString(16)).join('')}`
  const parts = fields.flatMap((field) => [`--${boundary}\r\n`, ...field, '\r\n'])
  const whole = await new Blob([...parts, `--${boundary}--\r\n`]).arrayBuffer()
  return { bytes: new Uint8Array(whole), type: `multipart/form-data; boundary=${boundary}` }
}

async function encodeField([name, value]: [string, FormDataEntryValue]): Promise<BlobPart[]> {
  const head = `Content-Disposition: form-data; name="${quoted(name)}"`
  if (typeof value === 'string') return [`${head}\r\n\r\n`, value]
  const type = value.type || 'application/octet-stream'
  return [
    `${head}; filename="${quoted(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`,
    await value.arrayBuffer(),
  ]
}

/** HTML standard, "multipart/form-data encoding algorithm". */
function quoted(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
}
