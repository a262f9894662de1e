export { forwardingJobs } from './forwarding.jobs.ts'
export { forwardingRoutes } from './forwarding.routes.ts'
