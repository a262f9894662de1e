import { daysBetween } from '@tripwright/domain/base/dates'
import { citySuggestions, getAirport, getGuide, getOpeningHours, listGuides } from '@tripwright/domain/places'
import { findAirport } from '#features/flights/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findCities } from './cities.service.ts'
import { findGuide, listCities } from './guides.service.ts'
import { openWindowsOf } from './opening-hours.service.ts'

const MOST_DAYS = 366
const PLACE_NEEDED = 'These hours follow the sun, so a place is needed: say where it is with lat and lon.'
const ALL_AS_OF = '2026-11-21'

export const placesRoutes: Route[] = [
  route(listGuides, async (_, { request }) =>
    factAnswer(request, { cities: listCities(), asOf: ALL_AS_OF, source: 'Tripwright guides' }),
  ),

  route(getGuide, async ({ cityId }, { request }) => {
    const guide = findGuide(cityId)
    if (guide === null) throw new AppError('not-found', { message: 'There is no guide of this city.' })
    return factAnswer(request, guide)
  }),

  route(getOpeningHours, async ({ value, country, from, to, lat, lon }, { db, request }) => {
    const days = daysBetween(from, to)
    const refuse = (path: string, message: string) =>
      new AppError('bad-input', { issues: [{ path, message }] })
    if (days < 0) throw refuse('to', 'is before from')
    if (days >= MOST_DAYS) throw refuse('to', `is more than ${MOST_DAYS} days after from`)
    if (lat === undefined && lon !== undefined) throw refuse('lat', 'is needed with lon')
    if (lat !== undefined && lon === undefined) throw refuse('lon', 'is needed with lat')
    const position = lat === undefined || lon === undefined ? null : { lat, lon }
    const found = await openWindowsOf(db, { value, country: country?.toUpperCase(), position, from, to })
    if (found === 'unreadable') throw new AppError('unknown-hours')
    if (found === 'place-needed') throw new AppError('unknown-hours', { message: PLACE_NEEDED })
    return factAnswer(request, { windows: found, asOf: ALL_AS_OF, source: 'worked out from the given hours' })
  }),

  route(getAirport, async ({ iata }, { db, request }) => {
    const found = await findAirport(db, iata.toUpperCase())
    if (found === null) throw new AppError('not-found', { message: 'We know no airport of this code.' })
    return factAnswer(request, found)
  }),

  route(citySuggestions, async ({ query }) => ({ cities: await findCities(query) })),
]
