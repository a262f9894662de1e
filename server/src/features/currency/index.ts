export { currencyRoutes } from './currency.routes.ts'
export { ecbFeed } from './ecb.service.ts'
export { findRates, getRates } from './rates.service.ts'
