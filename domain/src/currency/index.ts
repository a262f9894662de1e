export { type AmountProblem, LARGEST_AMOUNT, parseAmount, showDecimal } from './amount.rules.ts'
export { listRates, listWeeklyRates } from './currency.contract.ts'
export { type CurrencyKey, currencyMessages, oldNameKey } from './currency.messages.ts'
export {
  changeOver,
  listMonthRates,
  listWeekRates,
  type RateHistory,
  tableOfMonth,
  type WeeklyRates,
  weeklyPoints,
} from './history.rules.ts'
export { homeCurrency } from './home.data.ts'
export { importRates } from './imported.rules.ts'
export { rateSourceOf, type PublishedRates, ratesUsed, type UsedRates, mergePublishedRates } from './published.rules.ts'
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
export { type ReferenceDay, readReferenceList } from './reference-list.rules.ts'
export { REPLACED_CURRENCIES, type ReplacedCurrency } from './replaced.data.ts'
