import {
  grantRole,
  hasRole,
  listAudit,
  listFeedStates,
  listPeople,
  readOverview,
  signOutPerson,
} from '@tripwright/domain/staff/admin'
import { listAccounts } from '#features/account/sign-in/index.ts'
import { type FeedRow, listFeeds } from '#platform/feeds/feeds.store.ts'
import { BREAKER_OPENS_AT } from '#platform/feeds/feeds.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { canActAs } from '#platform/http/session-check.ts'
import { listAuditEntries } from './audit.store.ts'
import { adminDiscountsRoutes } from './discounts.routes.ts'
import { countAll, queryRole } from './people.store.ts'
import { grantRoleTo, signOutBelow } from './roles.service.ts'
import { adminSubscriptionsRoutes } from './subscriptions.routes.ts'
import { twoFactorRemovalsRoutes } from './two-factor-removals.routes.ts'

export const adminRoutes: Route[] = [
  ...adminDiscountsRoutes,
  ...adminSubscriptionsRoutes,
  ...twoFactorRemovalsRoutes,

  route(hasRole, async ({ _user_id, _role }, { db, person }) => {
    if (_user_id !== person.id && !canActAs(person, 'support')) throw new AppError('not-allowed')
    return queryRole(db, _user_id, _role)
  }),

  route(readOverview, async (_, { db, now, platform }) => ({
    asOf: now.toISOString(),
    ...(await countAll(db, now)),
    database: platform.database.kind,
  })),

  route(listPeople, (page, { db }) => listAccounts(db, page)),

  route(grantRole, async (wish, { db, person, now }) => {
    await grantRoleTo(db, person, wish, now)
    return { role: wish.role }
  }),

  route(signOutPerson, async ({ id }, { db, person, now }) => ({
    ended: await signOutBelow(db, person, id, now),
  })),

  route(listAudit, (page, { db }) => listAuditEntries(db, page)),

  route(listFeedStates, async (_, { db, now, platform }) => ({
    isLive: platform.config.liveFeeds,
    feeds: (await listFeeds(db)).map((row) => feedState(row, now)),
  })),
]

function feedState(
  { id, url, everySeconds, fetchedAt, failedAt, failure, failures, nextAt }: FeedRow,
  now: Date,
) {
  const isAsked = failures === 0 && fetchedAt !== null && nextAt <= fetchedAt
  return {
    id,
    url,
    everyMinutes: everySeconds / 60,
    failure,
    failures,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    isLeftAlone: failures >= BREAKER_OPENS_AT && nextAt > now,
    nextAt: isAsked ? null : nextAt.toISOString(),
  }
}
