import { getCountryNotes, getHabits, listHolidays } from '@tripwright/domain/destination/travel-intel'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findCountryNotes } from './country-notes.service.ts'
import { findHabits } from './habits.service.ts'
import { findHolidays } from './holidays.service.ts'
import { holidaySource } from './public-holidays.service.ts'

export const travelIntelRoutes: Route[] = [
  route(listHolidays, async ({ country, subdivision, year }, { db, request }) => {
    const holidays = await findHolidays(db, country.toUpperCase(), subdivision?.toUpperCase(), year)
    if (holidays === null)
      throw new AppError('not-found', {
        message: 'We don’t have public holidays for this country or region.',
      })
    return cacheableResponse(request, { ...holidays, ...holidaySource(country.toUpperCase(), year) })
  }),

  route(getHabits, async ({ city }, { request }) => cacheableResponse(request, findHabits(city))),

  route(getCountryNotes, async ({ code }, { request }) =>
    cacheableResponse(request, findCountryNotes(code.toUpperCase())),
  ),
]
