export { makeSolverThreads, type SolverThreads } from './threads.service.ts'
