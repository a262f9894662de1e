export { useStartingPlaceItem } from './starting-places.tsx'
