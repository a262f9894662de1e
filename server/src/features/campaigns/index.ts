export { campaignsJobs } from './campaigns.jobs.ts'
export { campaignsRoutes } from './campaigns.routes.ts'
export { trialMailsJobs } from './trial-mails.jobs.ts'
export { unsubscribe, unsubscribeUrl } from './unsubscribe.service.ts'
