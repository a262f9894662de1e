export { currencyRoutes } from './currency.routes.ts'
export { ecbFeed } from './ecb.service.ts'
export { ecbHistoryFeed } from './ecb-history.service.ts'
export { findRates } from './rates.service.ts'
