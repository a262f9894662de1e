export { layOut } from './opened-trip.state.ts'
export { PlanBoard } from './plan-board.tsx'
export { PlanSums } from './plan-head.tsx'
