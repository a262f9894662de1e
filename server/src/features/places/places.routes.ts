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

  route(getOpeningHours, async ({ value, country, from, to }, { db, request }) => {
    const days = daysBetween(from, to)
    const refuse = (message: string) => new AppError('bad-input', { issues: [{ path: 'to', message }] })
    if (days < 0) throw refuse('is before from')
    if (days >= MOST_DAYS) throw refuse(`is more than ${MOST_DAYS} days after from`)
    const windows = await openWindowsOf(db, value, country?.toUpperCase(), from, to)
    if (windows === null) throw new AppError('unknown-hours')
    return factAnswer(request, { windows, asOf: ALL_AS_OF, source: 'worked out from the given hours' })
  }),

  route(getAirport, async ({ iata }, { db, request }) => {
    const found = await findAirport(db, iata.toUpperCase())
    if (found === null) throw new AppError('not-found', { message: 'We know no airport of this code.' })
    return factAnswer(request, found)
  }),

  route(citySuggestions, async ({ query }) => ({ cities: await findCities(query) })),
]
