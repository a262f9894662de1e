export { preferredCurrency } from './home-money.state.ts'
export { useRateHistory, useRates } from './rates.state.ts'
