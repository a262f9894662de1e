export { risksRoutes } from './risks.routes.ts'
