export { preferredCurrency } from './preferred-currency.state.ts'
