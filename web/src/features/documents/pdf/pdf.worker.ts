import { PDF_OPTIONS, readPdfText } from '@tripwright/domain/documents/pdf'
import { getDocument } from 'unpdf/pdfjs'

// PDF.js within a worker of ours: whatever a document holds, the page keeps answering and can stop it.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readPdfText(() => getDocument({ ...PDF_OPTIONS, data: new Uint8Array(data) }).promise).then((text) =>
    postMessage(text),
  )
})
