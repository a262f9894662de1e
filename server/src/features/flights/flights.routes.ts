import {
  checkFlightSearch,
  flightSearchUrl,
  flightHandOff,
  flightsMessages,
  listImportedAirports,
  normaliseAirport,
} from '@tripwright/domain/flights'
import { earliestToday, handOff } from '#features/links/index.ts'
import { cacheableResponse } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findAirportsInTexts, importedAirportsAnswer } from './known-airports.service.ts'

export const flightsRoutes: Route[] = [
  route(listImportedAirports, async (_, { db, request }) => cacheableResponse(request, await importedAirportsAnswer(db))),

  route(flightHandOff, async (input, call) => {
    const airports = await findAirportsInTexts(call.db, [input.origin, input.destination])
    const search = {
      ...input,
      origin: normaliseAirport(input.origin, airports),
      destination: normaliseAirport(input.destination, airports),
    }
    const { texts } = flightsMessages
    return handOff(call, {
      partner: 'expedia',
      page: '/flights',
      failed: texts.failed,
      issues: checkFlightSearch(search, earliestToday(call.now)).map(({ field, key }) => ({
        path: field,
        message: texts[key],
      })),
      addressOf: (host) => flightSearchUrl(host, search),
    })
  }),
]
