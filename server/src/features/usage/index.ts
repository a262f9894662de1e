export { takeUsage } from './usage.store.ts'
