export { useNotedJourney } from './held.state.ts'
