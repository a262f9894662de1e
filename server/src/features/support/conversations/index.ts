export { supportJobs } from './support.jobs.ts'
export { supportRoutes } from './support.routes.ts'
export { deleteRequestsFrom, requestIdsOf } from './support.store.ts'
