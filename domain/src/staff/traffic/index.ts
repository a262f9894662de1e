export { MAX_REPORTED, reportViews } from './traffic.contract.ts'
