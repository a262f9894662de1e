export { weatherJobs, weatherRoutes } from './weather.routes.ts'
