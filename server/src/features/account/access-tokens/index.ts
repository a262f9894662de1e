export { accessTokensJobs } from './access-tokens.jobs.ts'
export { accessTokensRoutes } from './access-tokens.routes.ts'
export { findTokenHolder } from './access-tokens.service.ts'
export { deleteTokensOf } from './access-tokens.store.ts'
