export { discountRoutes } from './discount.routes.ts'
export {
  claimOrKeep,
  findClaimed,
  findFree,
  giveDiscount,
  listGiven,
  makeTokens,
  putDiscount,
  spendDiscount,
} from './discount.store.ts'
