export { loadVisaMatrix } from './book.service.ts'
export { visaImporter } from './import.service.ts'
export { listVisaRows } from './rows.service.ts'
export { visaRoutes } from './visa.routes.ts'
