export { discountRoutes } from './discount.routes.ts'
export { findClaimed, putDiscount, spendDiscount } from './discount.store.ts'
