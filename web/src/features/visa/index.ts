export { useSavedJourney } from './held.state.ts'
