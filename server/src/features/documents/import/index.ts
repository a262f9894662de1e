export { importJobs } from './import.jobs.ts'
export { importRoutes } from './import.routes.ts'
export { makeReaderThreads } from './reader-threads.service.ts'
