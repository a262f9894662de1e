import {
  countriesMessages,
  getCountry,
  listCountries,
  toCountry,
  toListed,
} from '@tripwright/domain/countries'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listRows, readRoads } from './table.service.ts'

export const countriesRoutes: Route[] = [
  route(listCountries, async (_, { request }) => {
    const rows = [...listRows().values()]
    // As old as the oldest of its files: an age must not flatter.
    const [oldest] = rows.map(({ frame }) => frame).sort((a, b) => a.asOf.localeCompare(b.asOf))
    return factAnswer(request, {
      countries: rows.map(({ row, frame }) => toListed(row, frame)),
      ...{ asOf: oldest?.asOf ?? '', source: oldest?.source ?? '' },
    })
  }),

  route(getCountry, async ({ code }, { request }) => {
    const found = listRows().get(code)
    if (!found) throw new AppError('not-found', { message: countriesMessages.texts['server.unknown'] })
    return factAnswer(request, { ...toCountry(found.row, found.frame), roads: readRoads(code) })
  }),
]
