export { alertsJobs, scanOnFeedUpdate } from './alerts.jobs.ts'
