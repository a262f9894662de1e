export { discountRoutes } from './discount.routes.ts'
export {
  claimOrKeep,
  findClaimable,
  findClaimed,
  giveDiscount,
  listGiven,
  makeTokens,
  putDiscount,
  spendDiscount,
} from './discount.store.ts'
