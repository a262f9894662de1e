export { safetyFeeds, safetyRoutes } from './safety.routes.ts'
