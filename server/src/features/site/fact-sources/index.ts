export { factSourcesRoutes } from './fact-sources.routes.ts'
