export { historyRoutes } from './history.routes.ts'
export { sharingJobs } from './sharing.jobs.ts'
export { sharingRoutes } from './sharing.routes.ts'
export { deleteLinksOfGone, forgetInvitationsTo } from './sharing.store.ts'
