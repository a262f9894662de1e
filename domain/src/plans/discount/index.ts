export { claimDiscount, listDiscounts, makeDiscounts, readDiscount } from './discount.contract.ts'
export { discountMessages } from './discount.messages.ts'
export { discounted } from './discount.rules.ts'
export { giveDiscountMessages } from './give.messages.ts'
