export { makeThreads, type Outcome, type Solved, type Threads } from './threads.service.ts'
