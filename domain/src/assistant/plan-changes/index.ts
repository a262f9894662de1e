export { asWrittenInEnglish } from './change-days.rules.ts'
export { readPlanChange } from './change-reader.rules.ts'
export { CHANGE_EXAMPLES, changeSentence, withOtherChanges } from './change-sentences.rules.ts'
export { readForeignChange } from './foreign-change.rules.ts'
export { stopsInRain } from './out-of-rain.rules.ts'
export { PROPOSAL_ID, type ProposedPlanChange, proposePlanChange } from './plan-change.contract.ts'
export { planChangesMessages } from './plan-changes.messages.ts'
export type { StopDifference } from './plan-difference.rules.ts'
export { type AskedChange, type ChangeProposal, isRainChange, proposeChange } from './proposal.rules.ts'
export {
  type AcceptedPlan,
  acceptParts,
  type ProposalPart,
  type ProposedPlans,
} from './proposal-parts.rules.ts'
export type { ChangeArguments, ChangeQuestion } from './resolve-change.rules.ts'
export { correctedChange, readForeignChanges } from './several-changes.rules.ts'
export { isNewStop } from './stop-rows.rules.ts'
export type { ChangeObstacle, RainChange, WantedChange } from './wanted-change.rules.ts'
