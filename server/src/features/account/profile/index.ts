export { deleteWholeAccount } from './account-deletion.service.ts'
export { profileRoutes } from './profile.routes.ts'
