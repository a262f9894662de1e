export { checkPlan, useAskedPlan, useOwnPlan } from './own-plan.state.ts'
export { SubscriptionsTab } from './subscriptions-tab.tsx'
