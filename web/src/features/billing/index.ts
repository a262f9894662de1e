export { CheckoutReturn } from './checkout-return.tsx'
export { OwnPlan } from './own-plan.tsx'
export { type RunningPlan, useRunningPlan } from './running-plan.state.ts'
export { TestCheckout } from './test-checkout.tsx'
