export { travelIntelRoutes } from './holidays.routes.ts'
export { findHolidays } from './holidays.service.ts'
