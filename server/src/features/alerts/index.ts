export { alertsJobs, followFeeds } from './alerts.jobs.ts'
