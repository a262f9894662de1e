export { discountRoutes } from './discount.routes.ts'
export {
  claimOrKeep,
  findClaimed,
  findClaimable,
  giveDiscount,
  listGiven,
  makeTokens,
  putDiscount,
  spendDiscount,
} from './discount.store.ts'
