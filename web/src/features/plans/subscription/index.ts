export { refreshSubscription, useSubscriptionLoad, useSubscriptionState } from './subscription.state.ts'
export { SubscriptionsTab } from './subscriptions-tab.tsx'
