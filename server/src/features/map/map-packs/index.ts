export { mapPacksJobs } from './map-packs.jobs.ts'
export { mapPacksRoutes } from './map-packs.routes.ts'
export { tilesAround } from './pack-area.service.ts'
export { readPackNames } from './pack-names.service.ts'
