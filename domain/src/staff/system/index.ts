export { type Metric, toExposition } from './exposition.rules.ts'
export { readSystem, retryJob } from './system.contract.ts'
export { systemMessages } from './system.messages.ts'
