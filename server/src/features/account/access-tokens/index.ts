export { accessTokensJobs } from './access-tokens.jobs.ts'
export { accessTokensRoutes } from './access-tokens.routes.ts'
export { deleteTokensOf } from './access-tokens.store.ts'
