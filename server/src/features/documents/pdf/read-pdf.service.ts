import { PDF_OPTIONS, type PdfText, readPdfText } from '@tripwright/domain/documents/pdf'

/** The text of a PDF, of those attached to mails too. Only a thread that can be stopped calls it: a document may be made to never end. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  // A large library, and few files are PDF.
  const { getDocument } = await import('unpdf/pdfjs')
  // It takes the memory of what it reads away from everybody else.
  const task = getDocument({ ...PDF_OPTIONS, data: bytes.slice() })
  const text = await readPdfText(() => task.promise)
  await task.destroy().catch(() => undefined)
  return text
}
