export { SystemState } from './system-state.tsx'
