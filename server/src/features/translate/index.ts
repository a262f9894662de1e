export { translateRoutes } from './translate.routes.ts'
