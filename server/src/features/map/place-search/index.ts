export { placeSearchJobs, placeSearchRoutes } from './place-search.routes.ts'
