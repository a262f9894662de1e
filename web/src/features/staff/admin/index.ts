export { AdminGate } from './admin-gate.tsx'
