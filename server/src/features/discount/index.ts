export { discountRoutes } from './discount.routes.ts'
export {
  claim,
  findClaimed,
  findFree,
  giveDiscount,
  putDiscount,
  spendDiscount,
} from './discount.store.ts'
