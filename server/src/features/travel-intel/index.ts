export { findHolidays } from './holidays.service.ts'
export { holidaysImporter } from './import.service.ts'
export { travelIntelRoutes } from './travel-intel.routes.ts'
