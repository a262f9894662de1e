export { ReviewsTab } from './reviews-tab.tsx'
export { useStartingPlaceItem } from './starting-places.tsx'
export { UnconfirmedContent } from './unconfirmed-content.tsx'
