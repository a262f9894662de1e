export { loadCities, loadFacts, loadGuide, type NamedFacts } from './facts.state.ts'
