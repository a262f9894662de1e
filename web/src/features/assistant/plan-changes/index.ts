export { ChangeBox } from './change-box.tsx'
export type { ProposalOutcome } from './proposal.state.ts'
export { ProposalCard } from './proposal-card.tsx'
