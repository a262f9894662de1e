export { useStartingPlaceItem } from './starting-place.state.ts'
