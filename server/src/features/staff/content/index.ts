export { contentRoutes } from './content.routes.ts'
export { findPublishedContent } from './content.store.ts'
export { liveSite } from './live-site.service.ts'
