import { type PdfPiece, pdfLines } from './pdf-lines.rules.ts'

/** More is a brochure, and no ticket. */
const MAX_PAGES = 100
const MAX_CHARS = 500_000

export type PdfProblem = 'pdf-broken' | 'pdf-locked' | 'pdf-scan' | 'pdf-long'
export type PdfText = { ok: true; text: string } | { ok: false; problem: PdfProblem }

/** What of a library for PDF is used, by the names that PDF.js gives. */
export type PdfDocument = { numPages: number; getPage: (number: number) => Promise<PdfPage> }
export type PdfPage = {
  getViewport: (options: { scale: number }) => { transform: number[] }
  getTextContent: () => Promise<{ items: readonly object[] }>
  cleanup: () => unknown
}

/** Options of PDF.js: no code of the document, no font, no picture and no network. */
export const PDF_OPTIONS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
  maxImageSize: 1,
  verbosity: 0,
}

/** The text of a PDF, page by page in the order of reading. A document that cannot be opened is a value, whatever is wrong with it. */
export async function readPdfText(open: () => Promise<PdfDocument>): Promise<PdfText> {
  try {
    const document = await open()
    if (document.numPages > MAX_PAGES) return { ok: false, problem: 'pdf-long' }
    const lines: string[] = []
    let count = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const ofPage = pdfLines(await piecesOf(page))
      page.cleanup()
      lines.push(...ofPage)
      count += ofPage.reduce((sum, line) => sum + line.length, 0)
      if (count > MAX_CHARS) return { ok: false, problem: 'pdf-long' }
    }
    // The stamp of a scanner is no text.
    return lines.join('').length < 20
      ? { ok: false, problem: 'pdf-scan' }
      : { ok: true, text: lines.join('\n') }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { ok: false, problem: isLocked ? 'pdf-locked' : 'pdf-broken' }
  }
}

async function piecesOf(page: PdfPage): Promise<PdfPiece[]> {
  const { transform: toScreen } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item): PdfPiece[] => {
    const { str, transform, width } = item as { str?: unknown; transform?: unknown; width?: unknown }
    if (typeof str !== 'string' || !Array.isArray(transform) || typeof width !== 'number') return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(toScreen, transform as number[])
    // Words that stand upright or upside down are of a margin, or of a barcode.
    if (Math.abs(b) > Math.abs(a) || a < 0) return []
    return [{ text: str, x, y, width, size: Math.hypot(c, d) }]
  })
}

/** Two matrices of six numbers, as PDF and the canvas write them. */
function multiply(one: readonly number[], other: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
