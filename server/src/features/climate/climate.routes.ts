import { isFresh, oldestOf } from '@tripwright/domain/base/provenance'
import { getClimate, listClimate } from '@tripwright/domain/climate'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listNormals } from './table.service.ts'

export const climateRoutes: Route[] = [
  route(listClimate, async (_, { request }) => {
    const rows = [...listNormals().values()]
    // As old as the oldest of its files.
    const { asOf = '', source = '', written, checked } = oldestOf(rows) ?? {}
    return factAnswer(request, {
      cities: rows.map(({ id, name, country }) => ({ id, name, country })),
      asOf,
      source,
      written,
      checked,
    })
  }),

  route(getClimate, async ({ city }, { request, now }) => {
    const found = listNormals().get(city)
    if (!found) throw new AppError('not-found', { message: 'We know no climate of this city.' })
    const certain = found.certain && isFresh(found, now.toISOString().slice(0, 10))
    return factAnswer(request, Object.assign({}, found, { certain }))
  }),
]
