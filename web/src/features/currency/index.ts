export { useRates } from './rates.state.ts'
