import { reportViews } from '@tripwright/domain/staff/traffic'
import { AppError } from '#platform/http/app-error.ts'
import { asksNotToBeCounted } from '#platform/http/count-answers.ts'
import { type Route, route } from '#platform/http/route.ts'
import { routePatterns } from '#platform/http/web-files.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'

/** One device reports when it is put away, so that these are many people behind one address. */
const REPORTS = { name: 'views.reports', points: 300, seconds: 60 * 60 }

export const trafficRoutes: Route[] = [
  route(reportViews, async ({ pages, errors }, { address, db, platform, request }) => {
    const verdict = await consumeAddressLimit(platform, REPORTS, address, db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    if (asksNotToBeCounted(request.headers)) return { counted: 0 }
    const known = routePatterns(platform.config.webDir)
    const counted = pages.filter((page) => known.includes(page))
    for (const page of counted) platform.counts.add('view', page)
    if (errors > 0) platform.counts.add('error', 'browser', errors)
    return { counted: counted.length }
  }),
]
