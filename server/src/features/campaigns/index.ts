export { campaignsJobs } from './campaigns.jobs.ts'
export { campaignsRoutes } from './campaigns.routes.ts'
