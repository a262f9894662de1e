import { utcDate } from '@tripwright/domain/base/dates'
import { getRisks, risksMessages, toRisks } from '@tripwright/domain/safety/risks'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listRiskRows } from './risk-table.service.ts'

export const risksRoutes: Route[] = [
  route(getRisks, async ({ code }, { request, now }) => {
    const row = listRiskRows().get(code)
    if (!row) throw new AppError('not-found', { message: risksMessages.texts['server.unknown'] })
    return cacheableResponse(request, toRisks(row.row, row.frame, utcDate(now)))
  }),
]
