import { daysBetween } from '@tripwright/domain/base/dates'
import { isFresh } from '@tripwright/domain/base/provenance'
import { citySuggestions, getAirport, getGuide, getOpeningHours, listGuides } from '@tripwright/domain/places'
import { findAirport } from '#features/flights/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { CITIES_PROVENANCE, findCities } from './cities.service.ts'
import { findGuide, guidesProvenance, listCities } from './guides.service.ts'
import { openWindowsOf } from './opening-hours.service.ts'

const MOST_DAYS = 366
/** The sun, the clock and the public holidays as this version works them out. */
const HOURS = { asOf: '2025-11-30', written: '2026-11-21', checked: null }

export const placesRoutes: Route[] = [
  route(listGuides, async (_, { request }) =>
    factAnswer(request, Object.assign({ cities: listCities() }, guidesProvenance())),
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
    return factAnswer(request, Object.assign({ windows, source: 'worked out from the given hours' }, HOURS))
  }),

  route(getAirport, async ({ iata }, { db, request, now }) => {
    const found = await findAirport(db, iata.toUpperCase())
    if (found === null) throw new AppError('not-found', { message: 'We know no airport of this code.' })
    const aging = { written: found.written ?? found.asOf, checked: found.checked }
    const certain = found.certain && isFresh(aging, now.toISOString().slice(0, 10))
    return factAnswer(request, Object.assign({}, found, { certain }))
  }),

  route(citySuggestions, async ({ query }) =>
    Object.assign({ cities: await findCities(query) }, CITIES_PROVENANCE),
  ),
]
