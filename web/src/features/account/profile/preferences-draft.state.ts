import type { Preferences, SavedPreferences } from '@tripwright/domain/account/preferences'
import { normaliseAirport } from '@tripwright/domain/booking/flights'
import type { AirportTable } from '#features/booking/flights/index.ts'

/** The form's values; the airport is any text. */
export type PreferencesDraft = Omit<Preferences, 'homeAirport'> & { airport: string }
export type ChangePreferences = (part: Partial<PreferencesDraft>) => void

export function toPreferencesDraft({
  homeAirport,
  homeAirportText,
  ...stored
}: SavedPreferences): PreferencesDraft {
  return { ...stored, airport: homeAirportText ?? homeAirport ?? '' }
}

/** The form as preferences; null where the airport is invalid. The server decides whether the code is known. */
export function parsePreferencesDraft(
  { airport, ...chosen }: PreferencesDraft,
  { airports }: Pick<AirportTable, 'airports'>,
): Preferences | null {
  if (airport.trim() === '') return { ...chosen, homeAirport: null }
  const [, homeAirport] = /(?:^|\()([A-Z]{3})\)?$/.exec(normaliseAirport(airport, airports)) ?? []
  return homeAirport === undefined ? null : { ...chosen, homeAirport }
}
