export { type Edit, type PlanView, type StoredStop, storedStops } from '@tripwright/domain/trip/sync'
export { runEngineTask, startEngine } from './engine.state.ts'
export type { TripItems } from './engine-tasks.state.ts'
export { planCityInstead } from './plan-city-instead.state.ts'
export {
  type ChangePlanForm,
  type ChooseTown,
  dropConstraint,
  EMPTY_PLAN_FORM,
  newPlanForm,
  type PlanFormState,
  restorePlanForm,
  storePlanForm,
  toPlanForm,
} from './plan-form.state.ts'
export { PlanForm } from './plan-form.tsx'
export type { ChosenTown, PlanFormErrors } from './plan-form-fields.state.ts'
export { parsePlanForm } from './plan-form-parser.state.ts'
export { type PlanWithFacts, usePlanning } from './planning.state.ts'
/** Only for a region that was chosen. */
export const loadRegionBases = () => import('./region-bases.state.ts')
/** Only for a town that was typed and not chosen. */
export const loadTypedTowns = () => import('./typed-towns.state.ts')
