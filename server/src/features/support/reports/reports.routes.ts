import { decideReport, listReports, reportContent, reportMessages } from '@tripwright/domain/support/reports'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { applyDecision, describeContent, type Reportables } from './reports.service.ts'
import { countContent, listContent, putReport } from './reports.store.ts'

// Each is read by a person.
const ACCOUNT_LIMIT: RateLimit = { name: 'reports.account', points: 20, seconds: 24 * 60 * 60 }
const GUEST_LIMIT: RateLimit = { name: 'reports.guests', points: 10, seconds: 24 * 60 * 60 }

const { texts } = reportMessages

/** What anybody reports and staff decide; the kinds of content come from the features that show them. */
export function reportsRoutes(reportables: Reportables): Route[] {
  return [
    route(reportContent, async ({ kind, target, reason, text }, call) => {
      const { now, person, keep } = call
      await takeTurn(call)
      const found = await reportables[kind].findPublic(call, target)
      if (found === null) throw new AppError('not-found', { message: texts.gone })
      if (found.ownerId === person?.id) throw new AppError('conflict', { message: texts.own })
      const report = { userId: person?.id ?? null, reason, text }
      return keep(async (db) => {
        await putReport(db, { kind, ...found }, report, now)
        return { isReported: true }
      })
    }),

    route(listReports, async (page, { db }) => {
      const rows = await listContent(db, page)
      const listed = rows.slice(0, page.limit)
      return {
        items: await Promise.all(listed.map((row) => describeContent(db, reportables, row))),
        next: rows.length > page.limit ? (listed.at(-1)?.id ?? null) : null,
        counts: await countContent(db),
      }
    }),

    route(decideReport, async (decision, call) => ({
      item: await applyDecision(call, reportables, decision),
    })),
  ]
}

async function takeTurn({ person, address, platform }: Pick<Call, 'person' | 'address' | 'platform'>) {
  const points = Math.max(1, Math.round(GUEST_LIMIT.points * platform.config.addressLimitScale))
  const verdict = person
    ? await platform.limits.take(ACCOUNT_LIMIT, person.id)
    : await platform.limits.take({ ...GUEST_LIMIT, points }, addressBucket(address))
  if (!verdict.ok)
    throw new AppError('too-many-requests', {
      message: texts['too-many'],
      retryAfter: verdict.retryAfterSeconds,
    })
}
