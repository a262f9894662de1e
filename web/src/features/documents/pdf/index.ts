export { type PdfAnswer, readPdfFile } from './pdf-file.state.ts'
