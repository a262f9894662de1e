export { staysRoutes } from './stays.routes.ts'
