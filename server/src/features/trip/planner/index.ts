export { type DatedFacts, makeSolverThreads, type SolverThreads } from './solver-threads.service.ts'
