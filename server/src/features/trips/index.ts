export { tripsJobs } from './trips.jobs.ts'
export { tripsRoutes } from './trips.routes.ts'
export { applyOps } from './trips.service.ts'
