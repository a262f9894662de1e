import { utcDate } from '@tripwright/domain/base/dates'
import { oldestProvenance, provenanceOf } from '@tripwright/domain/base/provenance'
import { fillText } from '@tripwright/domain/base/text'
import {
  countriesMessages,
  getCountry,
  getCountryAt,
  listCountries,
  toCountry,
  toListed,
  toListedTerritory,
} from '@tripwright/domain/destination/countries'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { loadBorders } from './borders.service.ts'
import { listCountryRows, readEmergencyPages, readRoads, readTerritories } from './country-table.service.ts'

export const countriesRoutes: Route[] = [
  route(listCountries, async (_, { request, now }) => {
    const rows = [...listCountryRows().values()]
    // As old as the oldest of its files: an age must not flatter.
    const oldest = oldestProvenance(rows.map(({ frame }) => frame))
    return cacheableResponse(request, {
      countries: rows.map(({ row, frame }) =>
        toListed(row, frame, utcDate(now), readEmergencyPages(row.code)),
      ),
      territories: readTerritories().rows.map((row) => toListedTerritory(row, readEmergencyPages(row.code))),
      ...(oldest && provenanceOf(oldest)),
    })
  }),

  // Before the route of a country code, which would match `at`.
  route(getCountryAt, async (position, { request }) => {
    const { countryAt, BORDERS_AS_OF, BORDERS_SOURCE } = await loadBorders()
    const country = countryAt(position)
    if (!country) throw new AppError('not-found', { message: countriesMessages.texts['server.sea'] })
    return cacheableResponse(request, { ...country, asOf: BORDERS_AS_OF, source: BORDERS_SOURCE })
  }),

  route(getCountry, async ({ code }, { request, now }) => {
    const row = listCountryRows().get(code)
    if (!row) throw new AppError('not-found', { message: missingText(code) })
    return cacheableResponse(request, {
      ...toCountry(row.row, row.frame, utcDate(now)),
      roads: readRoads(code),
    })
  }),
]

function missingText(code: string): string {
  const { texts } = countriesMessages
  const territory = readTerritories().rows.find((one) => one.code === code)
  return territory ? fillText(texts['server.territory'], { place: territory.name }) : texts['server.unknown']
}
