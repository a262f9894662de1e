export { visaImporter } from './import.service.ts'
export { visaRoutes } from './visa.routes.ts'
