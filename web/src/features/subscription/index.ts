export { refreshSubscription, useSubscriptionLoad, useSubscriptionState } from './own-plan.state.ts'
export { SubscriptionsTab } from './subscriptions-tab.tsx'
