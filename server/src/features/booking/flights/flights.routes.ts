import {
  checkFlightSearch,
  flightHandOff,
  flightSearchUrl,
  flightsMessages,
  listImportedAirports,
  normaliseAirport,
} from '@tripwright/domain/booking/flights'
import { earliestToday, handOff } from '#features/booking/hand-off/index.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findAirportsInTexts, importedAirportsAnswer } from './airport-lookup.service.ts'

export const flightsRoutes: Route[] = [
  route(listImportedAirports, async (_, { db, request }) =>
    cacheableResponse(request, await importedAirportsAnswer(db)),
  ),

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
