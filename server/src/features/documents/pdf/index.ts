export { readPdf } from './read-pdf.service.ts'
