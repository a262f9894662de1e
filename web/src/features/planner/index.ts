export type { Edit, StoredStop, PlanView } from '@tripwright/domain/trips'
export { runEngineTask, startEngine } from './engine.state.ts'
export type { PlanRefusal } from './engine-tasks.state.ts'
export { PlanForm } from './plan-form.tsx'
export { type PlanWithFacts, usePlanning } from './planning.state.ts'
export { changesForPlan, isSamePlan, storedStops, withIds } from './trip-changes.state.ts'
export {
  type ChangePlanForm,
  toPlanForm,
  dropConstraint,
  newPlanForm,
  EMPTY_PLAN_FORM,
  restorePlanForm,
  storePlanForm,
  type PlanFormState,
  type PlanFormErrors,
} from './wish-draft.state.ts'
export { parsePlanForm } from './wish-reading.state.ts'
