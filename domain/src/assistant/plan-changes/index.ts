export { readPlanChange } from './change-reader.rules.ts'
export { type ChangeProposal, proposeChange } from './proposal.rules.ts'
export {
  type AcceptedPlan,
  acceptParts,
  type ProposalPart,
  type ProposedPlans,
} from './proposal-parts.rules.ts'
export { isNewStop } from './stop-rows.rules.ts'
