export { findCountryNotes } from './country-notes.service.ts'
export { findHolidays } from './holidays.service.ts'
export { holidaysImporter } from './holidays-importer.service.ts'
export { travelIntelRoutes } from './travel-intel.routes.ts'
