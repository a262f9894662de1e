export { currencyRoutes } from './currency.routes.ts'
export { getRates } from './rates.service.ts'
