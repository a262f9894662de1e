import { daysBetween, utcDate } from '@tripwright/domain/base/dates'
import { isFresh } from '@tripwright/domain/base/provenance'
import {
  citySuggestions,
  getAirport,
  getOpeningHours,
  listGuides,
  TOWNS_PROVENANCE,
} from '@tripwright/domain/destination/places'
import { findAirport } from '#features/booking/flights/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { suggestCities } from './city-suggestions.service.ts'
import { guidesProvenance, listCities } from './guides.service.ts'
import { openWindowsOf } from './opening-hours.service.ts'

const MAX_DAYS = 366
const PLACE_NEEDED_ERROR =
  'These hours follow the sun, so a place is needed: say where it is with lat and lon.'
const sunlessError = (date: string) =>
  `These hours follow the sun, which stays up or down there on ${date}: ask the place itself.`
/** Sun, clock and public holidays as this version of the product computes them. */
const HOURS_PROVENANCE = { asOf: '2025-11-30', written: '2026-11-21', checked: null }

export const placesRoutes: Route[] = [
  route(listGuides, async (_, { request }) =>
    cacheableResponse(request, Object.assign({ cities: listCities() }, guidesProvenance())),
  ),

  route(getOpeningHours, async ({ value, country, from, to, lat, lon }, { db, request }) => {
    const days = daysBetween(from, to)
    const refuse = (path: string, message: string) =>
      new AppError('bad-input', { issues: [{ path, message }] })
    if (days < 0) throw refuse('to', 'is before from')
    if (days >= MAX_DAYS) throw refuse('to', `is more than ${MAX_DAYS} days after from`)
    if (lat === undefined && lon !== undefined) throw refuse('lat', 'is needed with lon')
    if (lat !== undefined && lon === undefined) throw refuse('lon', 'is needed with lat')
    const position = lat === undefined || lon === undefined ? null : { lat, lon }
    const windows = await openWindowsOf(db, { value, country: country?.toUpperCase(), position, from, to })
    if (windows === 'unreadable') throw new AppError('unknown-hours')
    if (windows === 'place-needed') throw new AppError('unknown-hours', { message: PLACE_NEEDED_ERROR })
    if ('sunless' in windows) throw new AppError('unknown-hours', { message: sunlessError(windows.sunless) })
    return cacheableResponse(
      request,
      Object.assign({ windows, source: 'worked out from the given hours' }, HOURS_PROVENANCE),
    )
  }),

  route(getAirport, async ({ iata }, { db, request, now }) => {
    const airport = await findAirport(db, iata.toUpperCase())
    if (airport === null) throw new AppError('not-found', { message: 'We don’t know this airport code.' })
    const aging = { written: airport.written ?? airport.asOf, checked: airport.checked }
    const certain = airport.certain && isFresh(aging, utcDate(now))
    return cacheableResponse(request, Object.assign({}, airport, { certain }))
  }),

  route(citySuggestions, async ({ query }) =>
    Object.assign({ cities: await suggestCities(query) }, TOWNS_PROVENANCE),
  ),
]
