import { getCosts, listCosts } from '@tripwright/domain/costs'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listCityCosts } from './table.service.ts'

export const costsRoutes: Route[] = [
  route(listCosts, async (_, { request }) => {
    const rows = [...listCityCosts().values()]
    // As old as the oldest of its files: an age must not flatter.
    const [oldest] = rows.toSorted((a, b) => a.asOf.localeCompare(b.asOf))
    return factAnswer(request, {
      cities: rows.map(({ id, name, country, currency }) => ({ id, name, country, currency })),
      ...{ asOf: oldest?.asOf ?? '', source: oldest?.source ?? '' },
    })
  }),

  route(getCosts, async ({ city }, { request }) => {
    const found = listCityCosts().get(city)
    if (!found) throw new AppError('not-found', { message: 'We know no cost levels of this city.' })
    return factAnswer(request, found)
  }),
]
