export { homeMoney } from './home-money.state.ts'
export { useHistory, useRates } from './rates.state.ts'
