import { utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import {
  currencyMessages,
  findSuccessor,
  listRates,
  listWeeklyRates,
  oldNameKey,
  rebase,
} from '@tripwright/domain/money/currency'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { getLatestRates, getWeeklyRates } from './rates.service.ts'

export const currencyRoutes: Route[] = [
  route(listRates, async ({ base }, { request, now, db, platform }) => {
    const today = utcDate(now)
    const { texts } = currencyMessages
    const replaced = findSuccessor(base, today)
    if (replaced) {
      const key = oldNameKey(base)
      const values = { name: key ? texts[key] : base, code: base, by: replaced.by, date: replaced.on }
      throw new AppError('unprocessable', { message: fillText(texts['server.replaced'], values) })
    }
    const table = rebase(await getLatestRates({ db, config: platform.config }), base, today)
    if (table === null)
      throw new AppError('not-found', { message: fillText(texts['server.unknown'], { code: base }) })
    return cacheableResponse(request, { ...table, asOf: table.date, fetchedAt: table.fetchedAt ?? null })
  }),

  route(listWeeklyRates, async (_, { request, db, platform: { config } }) => {
    const { base, source, weeks } = await getWeeklyRates({ db, config })
    const asOf = weeks.at(-1)?.date ?? null
    // From the bank: we neither wrote nor compared these rates.
    return cacheableResponse(request, { base, source, weeks: [...weeks], asOf, written: null, checked: null })
  }),
]
