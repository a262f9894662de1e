import type { PdfText } from '@tripwright/domain/documents/pdf'

/** A document of 20 MB takes some seconds on an old phone. */
const TIMEOUT_MS = 20_000

/** The text of a PDF, why it has none, or that the part that reads it is not on this device. */
export type PdfAnswer = PdfText | { ok: false; problem: 'too-heavy' | 'unloaded' }

export type PdfRequest = { bytes: ArrayBuffer; port: MessagePort }

/** Reads a PDF on this device, beside the page; ends after 20 seconds. */
export async function readPdfFile(file: File): Promise<PdfAnswer> {
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { ok: false, problem: 'pdf-broken' }
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const { port1, port2 } = new MessageChannel()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<PdfAnswer>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, problem: 'too-heavy' }), TIMEOUT_MS)
      port1.onmessage = ({ data }: MessageEvent<PdfText>) => resolve(data)
      // Nothing that a document holds throws there: the script did not load.
      worker.onerror = () => resolve({ ok: false, problem: 'unloaded' })
      worker.postMessage({ bytes, port: port2 } satisfies PdfRequest, [bytes, port2])
    })
  } finally {
    clearTimeout(timer)
    port1.close()
    worker.terminate()
  }
}
