import { checkSubscription } from '@tripwright/domain/plans/subscription'
import { type Route, route } from '#platform/http/route.ts'
import { readState } from './subscription.service.ts'

export const subscriptionRoutes: Route[] = [
  route(checkSubscription, (_, { db, person, now }) => readState(db, person, now)),
]
