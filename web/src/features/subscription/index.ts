export { checkPlan, useOwnPlan } from './own-plan.state.ts'
