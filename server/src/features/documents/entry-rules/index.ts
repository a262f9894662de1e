export { visaRoutes } from './visa.routes.ts'
export { visaImporter } from './visa-importer.service.ts'
export { loadVisaMatrix } from './visa-matrix.service.ts'
export { listVisaRows } from './visa-rows.service.ts'
