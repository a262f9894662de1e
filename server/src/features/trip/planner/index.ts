export { makeSolverThreads, type SolverThreads } from './solver-threads.service.ts'
