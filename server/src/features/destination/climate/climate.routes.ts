import { oldestProvenance } from '@tripwright/domain/base/provenance'
import { getClimate, listClimate } from '@tripwright/domain/destination/climate'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { cityClimateOn, listCityClimates } from './climate-table.service.ts'

export const climateRoutes: Route[] = [
  route(listClimate, async (_, { request }) => {
    const rows = [...listCityClimates().values()]
    // As old as the oldest of its files.
    const { asOf = '', source = '', written, checked } = oldestProvenance(rows) ?? {}
    return cacheableResponse(request, {
      cities: rows.map(({ id, name, country }) => ({ id, name, country })),
      asOf,
      source,
      written,
      checked,
    })
  }),

  route(getClimate, async ({ city }, { request, now }) => {
    const climate = cityClimateOn(city, now)
    if (!climate) throw new AppError('not-found', { message: 'We don’t have climate figures for this city.' })
    return cacheableResponse(request, climate)
  }),
]
