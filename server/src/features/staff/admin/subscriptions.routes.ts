import { utcDate } from '@tripwright/domain/base/dates'
import {
  grantTrial,
  isUnlimited,
  listAccountSubscriptions,
  subscriptionListMessages,
} from '@tripwright/domain/plans/subscription'
import { lockRole } from '#features/account/sign-in/index.ts'
import { grantTrialTo, readState, readSubscriptionList } from '#features/plans/subscription/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { recordAuditEntry } from './audit.store.ts'

export const adminSubscriptionsRoutes: Route[] = [
  route(listAccountSubscriptions, (query, { db, now }) => readSubscriptionList(db, query, now)),

  route(grantTrial, async ({ id }, { db, person, now }) => {
    const target = await lockRole(db, id)
    if (target === null) throw new AppError('not-found')
    if (isUnlimited(await readState(db, { id, role: target.role }, now)))
      throw new AppError('conflict', { message: subscriptionListMessages.texts.refused })
    const endsAt = await grantTrialTo(db, id, now)
    const detail = { until: utcDate(endsAt) }
    await recordAuditEntry(db, { actorId: person.id, action: 'trial.granted', targetId: id, detail }, now)
    return { trialEndsAt: endsAt.toISOString() }
  }),
]
