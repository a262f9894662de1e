export type { Edit, KeptStop, PlanView } from '@tripwright/domain/trips'
export { askEngine, startEngine } from './engine.state.ts'
export type { Refusal } from './engine-tasks.state.ts'
export { PlanForm } from './plan-form.tsx'
export { type Shown, usePlanning } from './planning.state.ts'
export { changesTo, isSamePlan, keptStops, withIds } from './trip-changes.state.ts'
export {
  type ChangeWishes,
  draftOf,
  dropWish,
  freshDraft,
  NEW_DRAFT,
  recallDraft,
  rememberDraft,
  type WishDraft,
  type WishErrors,
} from './wish-draft.state.ts'
export { readDraft } from './wish-reading.state.ts'
