export { RainOffer } from './rain-offer.tsx'

/** The box for a change in words. It brings the reader of sentences, so that it is loaded when somebody opens it. */
export const loadChangeBox = () => import('./change-box.tsx').then(({ ChangeBox }) => ChangeBox)

/** A change that the assistant proposes, as a card of its answer. */
export const loadProposalCard = () => import('./proposal-card.tsx').then(({ ProposalCard }) => ProposalCard)
