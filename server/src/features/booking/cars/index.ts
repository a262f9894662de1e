export { carsRoutes } from './cars.routes.ts'
