export { findHolidays } from './holidays.service.ts'
export { travelIntelRoutes } from './travel-intel.routes.ts'
