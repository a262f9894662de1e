import {
  type Preferences,
  preferencesMessages,
  putPreferences,
  readPreferences,
  type SavedPreferences,
  unknownChoices,
} from '@tripwright/domain/account/preferences'
import { utcDate } from '@tripwright/domain/base/dates'
import { airportText } from '@tripwright/domain/booking/flights'
import { listCurrencies } from '@tripwright/domain/money/currency'
import { findAirport } from '#features/booking/flights/index.ts'
import { listCountryRows } from '#features/destination/countries/index.ts'
import { getLatestRates } from '#features/money/currency/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { findPreferences, savePreferences } from './preferences.store.ts'

export const preferencesRoutes: Route[] = [
  route(readPreferences, async (_, { db, person }) => withAirport(db, await findPreferences(db, person.id))),

  route(putPreferences, async (chosen, call) => {
    const { db, person, now } = call
    const unknown = await listUnknown(chosen, call)
    if (unknown.length > 0)
      throw new AppError('bad-input', {
        issues: unknown.map((path) => ({ path, message: preferencesMessages.texts[textOf(path)] })),
      })
    await savePreferences(db, person.id, chosen, now)
    return withAirport(db, chosen)
  }),
]

/** An airport may have changed in our tables or left them; then the answer has its code only. */
async function withAirport(db: Db, preferences: Preferences): Promise<SavedPreferences> {
  const airport = preferences.homeAirport === null ? null : await findAirport(db, preferences.homeAirport)
  return {
    ...preferences,
    homeAirportText: airport === null ? preferences.homeAirport : airportText(airport),
  }
}

/** Each field with a well-formed code that none of our tables has. */
async function listUnknown(
  chosen: Preferences,
  { db, now, platform }: Pick<Call, 'db' | 'now' | 'platform'>,
) {
  const { homeAirport } = chosen
  const airport = homeAirport === null ? null : await findAirport(db, homeAirport)
  const currencies = listCurrencies(await getLatestRates({ db, config: platform.config }), utcDate(now))
  return unknownChoices(chosen, {
    country: (code) => listCountryRows().has(code),
    airport: () => airport !== null,
    currency: (code) => currencies.includes(code),
  })
}

function textOf(path: ReturnType<typeof unknownChoices>[number]) {
  return path === 'homeCountry' || path === 'homeAirport' || path === 'currency'
    ? (`unknown.${path}` as const)
    : 'unknown.passports'
}
