export { ChangeBox } from './change-box.tsx'
export { ProposalCard } from './proposal-card.tsx'
export { RainOffer } from './rain-offer.tsx'
