export { getMatrix } from './book.service.ts'
export { visaImporter } from './import.service.ts'
export { listRows } from './rows.service.ts'
export { visaRoutes } from './visa.routes.ts'
