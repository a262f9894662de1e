export { mailingsJobs } from './mailings.jobs.ts'
export { mailingsRoutes } from './mailings.routes.ts'
