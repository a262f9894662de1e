import { getClimate, listClimate } from '@tripwright/domain/climate'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listNormals } from './table.service.ts'

export const climateRoutes: Route[] = [
  route(listClimate, async (_, { request }) => {
    const rows = [...listNormals().values()]
    // As old as the oldest of its files.
    const oldest = rows.reduce((a, b) => (b.asOf < a.asOf ? b : a))
    return factAnswer(request, {
      cities: rows.map(({ id, name, country }) => ({ id, name, country })),
      ...{ asOf: oldest.asOf, source: oldest.source },
    })
  }),

  route(getClimate, async ({ city }, { request }) => {
    const found = listNormals().get(city)
    if (!found) throw new AppError('not-found', { message: 'We know no climate of this city.' })
    return factAnswer(request, found)
  }),
]
