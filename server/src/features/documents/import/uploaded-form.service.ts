import { cleanText } from '@tripwright/domain/documents/booking-words'
import { importMessages, importTrip, MAX_IMPORT_BYTES } from '@tripwright/domain/documents/import'
import { AppError } from '#platform/http/app-error.ts'
import { readRawBody } from '#platform/http/json-body.ts'

/** A file, or a text that was pasted (`isPasted`); one with a name is that of a PDF, read on the person's device. */
export type Upload = { name: string; bytes: Uint8Array<ArrayBuffer>; isPasted: boolean }

/** Reads the file or the text of a multipart form. 415 for another body, 413 over 20 MB, 400 for a broken one. */
export async function readUpload(request: Request): Promise<Upload> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('wrong-type')
  const body = await readRawBody(request, importTrip.maxBytes).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'too-large' ? tooLarge() : error
  })
  const form = await parseForm(body, type)
  const [file, text] = [form.get('file'), form.get('text')]
  if (file instanceof File && file.size > 0) {
    if (file.size > MAX_IMPORT_BYTES) throw tooLarge()
    return {
      name: cleanText(file.name, 200),
      bytes: new Uint8Array(await file.arrayBuffer()),
      isPasted: false,
    }
  }
  if (typeof text !== 'string' || text.trim() === '')
    throw new AppError('bad-input', { message: importMessages.texts['problem.empty'] })
  const name = form.get('name')
  return {
    name: typeof name === 'string' ? cleanText(name, 200) : '',
    bytes: new TextEncoder().encode(text),
    isPasted: true,
  }
}

function parseForm(body: Buffer, type: string): Promise<FormData> {
  // The platform's own parser; it throws for whatever is no form.
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  return response.formData().catch((cause: unknown) => {
    throw new AppError('bad-input', { message: importMessages.texts['problem.broken-form'], cause })
  })
}

function tooLarge(): AppError {
  return new AppError('too-large', { message: importMessages.texts['problem.too-large'] })
}
