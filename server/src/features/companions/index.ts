export { sharingRoutes } from './companions.routes.ts'
