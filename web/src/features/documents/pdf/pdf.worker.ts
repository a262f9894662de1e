import { PDF_OPTIONS, readPdfText } from '@tripwright/domain/documents/pdf'
import { getDocument } from 'unpdf/pdfjs'
import type { PdfRequest } from './pdf-file.state.ts'

// PDF.js within a worker of ours: whatever a document holds, the page keeps answering and can stop it. It takes the messages of
// a worker for its own and sends some of its own to the page, so that ours go through a port.
addEventListener('message', ({ data: { bytes, port } }: MessageEvent<PdfRequest>) => {
  void readPdfText(() => getDocument({ ...PDF_OPTIONS, data: new Uint8Array(bytes) }).promise).then((text) =>
    port.postMessage(text),
  )
})
