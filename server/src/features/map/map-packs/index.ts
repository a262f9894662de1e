export { mapPacksJobs } from './map-packs.jobs.ts'
export { mapPacksRoutes } from './map-packs.routes.ts'
