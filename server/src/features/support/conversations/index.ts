export { supportJobs } from './support.jobs.ts'
export { supportRoutes } from './support.routes.ts'
export { countRequestsOf, deleteRequestsFrom, requestIdsOf } from './support.store.ts'
