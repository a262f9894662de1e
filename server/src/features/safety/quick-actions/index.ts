export { quickRoutes } from './quick.routes.ts'
