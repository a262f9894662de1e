export type { Edit, PlanView, StoredStop } from '@tripwright/domain/trip/sync'
export { runEngineTask, startEngine } from './engine.state.ts'
export {
  type ChangePlanForm,
  dropConstraint,
  EMPTY_PLAN_FORM,
  newPlanForm,
  type PlanFormErrors,
  type PlanFormState,
  restorePlanForm,
  storePlanForm,
  toPlanForm,
} from './plan-form.state.ts'
export { PlanForm } from './plan-form.tsx'
export { parsePlanForm } from './plan-form-parser.state.ts'
export { type PlanWithFacts, usePlanning } from './planning.state.ts'
export { changesForPlan, isSamePlan, storedStops, withIds } from './trip-changes.state.ts'
