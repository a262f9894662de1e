export { preferredCurrency } from './preferred-currency.state.ts'
export { useRateHistory, useRates } from './rates.state.ts'
