export { useHistory, useRates } from './rates.state.ts'
