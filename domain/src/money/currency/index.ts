export { type AmountProblem, LARGEST_AMOUNT, parseAmount, showDecimal } from './amount.rules.ts'
export { listRates, listWeeklyRates } from './currency.contract.ts'
export { type CurrencyKey, currencyMessages, oldNameKey } from './currency.messages.ts'
export { type ReferenceDay, readReferenceList } from './ecb-history.rules.ts'
export { homeCurrency } from './home-currency.data.ts'
export {
  mergePublishedRates,
  type PublishedRates,
  rateSourceOf,
  ratesUsed,
  type UsedRates,
} from './published-rates.rules.ts'
export {
  changeOver,
  listMonthRates,
  listWeekRates,
  type RateHistory,
  tableOfMonth,
  type WeeklyRates,
  weeklyPoints,
} from './rate-history.rules.ts'
export {
  ageInDays,
  convert,
  findRate,
  findSuccessor,
  listCurrencies,
  type NoRate,
  pocketSums,
  type Rate,
  type RateTable,
  rebase,
  showRate,
} from './rates.rules.ts'
export { importRates } from './rates-import.rules.ts'
export { REPLACED_CURRENCIES, type ReplacedCurrency } from './replaced-currencies.data.ts'
