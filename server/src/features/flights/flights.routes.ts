import {
  checkFlightSearch,
  flightAddress,
  flightHandOff,
  flightsMessages,
  normaliseAirport,
} from '@tripwright/domain/flights'
import { earliestToday, handOff } from '#features/links/index.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listAirports } from './airports.service.ts'

export const flightsRoutes: Route[] = [
  route(flightHandOff, async (input, call) => {
    const airports = listAirports()
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
