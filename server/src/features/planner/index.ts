export { makeThreads, type Threads } from './threads.service.ts'
