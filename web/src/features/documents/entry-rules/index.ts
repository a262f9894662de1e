export { useSavedJourney } from './requirements.state.ts'
