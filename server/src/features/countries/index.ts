export { countriesRoutes } from './countries.routes.ts'
