export { checkPlan, useAskedPlan, useOwnPlan } from './own-plan.state.ts'
