export { chatHistoryJobs } from './chat-history.jobs.ts'
export { chatHistoryRoutes } from './chat-history.routes.ts'
