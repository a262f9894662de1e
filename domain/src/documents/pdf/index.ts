export { type SampleText, samplePdf, sampleRows } from './pdf-samples.data.ts'
export {
  PDF_OPTIONS,
  type PdfDocument,
  type PdfProblem,
  type PdfText,
  readPdfText,
} from './pdf-text.rules.ts'
