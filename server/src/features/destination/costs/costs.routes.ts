import { utcDate } from '@tripwright/domain/base/dates'
import { isFresh, oldestProvenance } from '@tripwright/domain/base/provenance'
import { getCosts, listCosts } from '@tripwright/domain/destination/costs'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listCityCosts } from './cost-table.service.ts'

export const costsRoutes: Route[] = [
  route(listCosts, async (_, { request }) => {
    const rows = [...listCityCosts().values()]
    // As old as the oldest of its files: an age must not flatter.
    const { asOf = '', source = '', written, checked } = oldestProvenance(rows) ?? {}
    return cacheableResponse(request, {
      cities: rows.map(({ id, name, country, currency }) => ({ id, name, country, currency })),
      asOf,
      source,
      written,
      checked,
    })
  }),

  route(getCosts, async ({ city }, { request, now }) => {
    const costs = listCityCosts().get(city)
    if (!costs) throw new AppError('not-found', { message: 'We don’t have costs for this city.' })
    const certain = costs.certain && isFresh(costs, utcDate(now))
    return cacheableResponse(request, Object.assign({}, costs, { certain }))
  }),
]
