export { makeThreads, type Outcome, type Solved } from './threads.service.ts'
