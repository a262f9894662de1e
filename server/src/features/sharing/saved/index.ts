export { savedJobs } from './saved.jobs.ts'
export { savedRoutes } from './saved.routes.ts'
export { countSaves, savedCount } from './saved.store.ts'
export { savedItems } from './saved.tables.ts'
