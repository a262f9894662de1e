import type { Preferences, SavedPreferences } from '@tripwright/domain/account/preferences'
import { normaliseAirport } from '@tripwright/domain/booking/flights'
import type { AirportTable } from '#features/booking/flights/index.ts'

/** The form as it stands: the airport is a text, right or wrong. */
export type PreferencesDraft = Omit<Preferences, 'homeAirport'> & { airport: string }
export type ChangePreferences = (part: Partial<PreferencesDraft>) => void

export function toPreferencesDraft({
  homeAirport,
  homeAirportText,
  ...stored
}: SavedPreferences): PreferencesDraft {
  return { ...stored, airport: homeAirportText ?? homeAirport ?? '' }
}

/** What a form comes to; null where its airport is none. Whether the code is known is for the server to say. */
export function parsePreferencesDraft(
  { airport, ...chosen }: PreferencesDraft,
  { airports }: Pick<AirportTable, 'airports'>,
): Preferences | null {
  if (airport.trim() === '') return { ...chosen, homeAirport: null }
  const [, homeAirport] = /(?:^|\()([A-Z]{3})\)?$/.exec(normaliseAirport(airport, airports)) ?? []
  return homeAirport === undefined ? null : { ...chosen, homeAirport }
}
