import type { askForPlan as ask } from './ask-for-plan.state.ts'

export type { Edit } from './edit-plan.state.ts'
export { askEngine } from './engine.state.ts'
export type { Refusal } from './engine-tasks.state.ts'
export { PlanForm } from './plan-form.tsx'
export type { KeptStop, PlanView } from './plan-view.state.ts'
export { ProofLine } from './proof-line.tsx'
export {
  draftOf,
  dropWish,
  errorsOf,
  NEW_DRAFT,
  plain,
  readDraft,
  recallDraft,
  rememberDraft,
  type WishDraft,
  type WishErrors,
} from './wish-draft.state.ts'

/** Asks for a plan. The form is there before any of what this needs is loaded. */
export const askForPlan: typeof ask = async (wish, watch) =>
  (await import('./ask-for-plan.state.ts')).askForPlan(wish, watch)
