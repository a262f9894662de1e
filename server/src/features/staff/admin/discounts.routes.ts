import { listDiscounts, makeDiscounts } from '@tripwright/domain/plans/discount'
import { listGiven, makeTokens } from '#features/plans/discount/index.ts'
import { type Route, route } from '#platform/http/route.ts'
import { recordAuditEntry } from './audit.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_DISCOUNTS = 100

export const adminDiscountsRoutes: Route[] = [
  route(listDiscounts, async (_, { db }) => ({ discounts: await listGiven(db, MAX_DISCOUNTS) })),

  route(makeDiscounts, async ({ percent, days, count }, { db, person, now, platform }) => {
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const tokens = await makeTokens(db, { percent, expiresAt, count, now })
    const detail = { percent: String(percent), days: String(days), count: String(count) }
    await recordAuditEntry(db, { actorId: person.id, action: 'discounts.made', detail }, now)
    return { urls: tokens.map((token) => `${platform.config.publicUrl}/claim-discount/${token}`) }
  }),
]
