import {
  checkFlightSearch,
  flightAddress,
  flightHandOff,
  flightsMessages,
  listReadAirports,
  normaliseAirport,
} from '@tripwright/domain/flights'
import { earliestToday, handOff } from '#features/links/index.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listNamed, listRead } from './known-airports.service.ts'

export const flightsRoutes: Route[] = [
  route(listReadAirports, async (_, { db, request }) => factAnswer(request, await listRead(db))),

  route(flightHandOff, async (input, call) => {
    const airports = await listNamed(call.db, [input.origin, input.destination])
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
      addressOf: (host) => flightAddress(host, search),
    })
  }),
]
