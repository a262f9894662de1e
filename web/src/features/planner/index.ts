export type { Edit } from './edit-plan.state.ts'
export { askEngine, startEngine } from './engine.state.ts'
export type { Refusal } from './engine-tasks.state.ts'
export { PlanForm } from './plan-form.tsx'
export type { KeptStop, PlanView } from './plan-view.state.ts'
export { type Shown, usePlanning } from './planning.state.ts'
export {
  type ChangeWishes,
  draftOf,
  dropWish,
  NEW_DRAFT,
  recallDraft,
  rememberDraft,
  type WishDraft,
  type WishErrors,
} from './wish-draft.state.ts'
export { readDraft } from './wish-reading.state.ts'
