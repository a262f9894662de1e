import {
  grantRole,
  hasRole,
  listOutsideServices,
  listPeople,
  readOverview,
  signOutPerson,
  tryOutsideService,
} from '@tripwright/domain/staff/admin'
import { listAccounts } from '#features/account/sign-in/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { canActAs } from '#platform/http/session-check.ts'
import { auditRoutes } from './audit.routes.ts'
import { adminDiscountsRoutes } from './discounts.routes.ts'
import { figuresRoutes } from './figures.routes.ts'
import { describeServices, tryService } from './outside.service.ts'
import { countAll, queryRole } from './people.store.ts'
import { grantRoleTo, signOutBelow } from './roles.service.ts'
import { adminSubscriptionsRoutes } from './subscriptions.routes.ts'
import { twoFactorRemovalsRoutes } from './two-factor-removals.routes.ts'

export const adminRoutes: Route[] = [
  ...auditRoutes,
  ...figuresRoutes,
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

  route(grantRole, async (input, { db, person, now }) => {
    await grantRoleTo(db, person, input, now)
    return { role: input.role }
  }),

  route(signOutPerson, async ({ id }, { db, person, now }) => ({
    ended: await signOutBelow(db, person, id, now),
  })),

  route(listOutsideServices, async (_, { platform }) => ({
    isOutsideOn: platform.config.isOutsideOn,
    services: await describeServices(platform),
  })),

  route(tryOutsideService, ({ id }, { platform }) => tryService(platform, id)),
]
