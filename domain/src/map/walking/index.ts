export { findRoute } from './walking.contract.ts'
