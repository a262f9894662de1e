import type { Position } from '../../base/geo.ts'

/** A place that home suggests to begin with; its name and its line are texts of home.messages.ts under its id. */
export type StartingPlace = { id: StartingPlaceId; country: string; position: Position }

export type StartingPlaceId =
  | 'rome'
  | 'paris'
  | 'london'
  | 'barcelona'
  | 'istanbul'
  | 'tokyo'
  | 'bangkok'
  | 'new-york'
  | 'mexico-city'
  | 'cape-town'
  | 'sydney'
  | 'lisbon'

/** Twelve of the cities that have a guide, by what a first visit is usually for; `country` is ISO 3166-1 alpha-2, positions are the old centres. */
export const STARTING_PLACES: readonly [StartingPlace, ...StartingPlace[]] = [
  { id: 'rome', country: 'IT', position: { lat: 41.8986, lon: 12.4769 } },
  { id: 'lisbon', country: 'PT', position: { lat: 38.7107, lon: -9.1366 } },
  { id: 'istanbul', country: 'TR', position: { lat: 41.0086, lon: 28.9802 } },
  { id: 'tokyo', country: 'JP', position: { lat: 35.6812, lon: 139.7671 } },
  { id: 'mexico-city', country: 'MX', position: { lat: 19.4326, lon: -99.1332 } },
  { id: 'cape-town', country: 'ZA', position: { lat: -33.9249, lon: 18.4241 } },
  { id: 'paris', country: 'FR', position: { lat: 48.8566, lon: 2.3522 } },
  { id: 'bangkok', country: 'TH', position: { lat: 13.7525, lon: 100.4935 } },
  { id: 'new-york', country: 'US', position: { lat: 40.7128, lon: -74.006 } },
  { id: 'barcelona', country: 'ES', position: { lat: 41.3829, lon: 2.1774 } },
  { id: 'sydney', country: 'AU', position: { lat: -33.8599, lon: 151.2111 } },
  { id: 'london', country: 'GB', position: { lat: 51.5081, lon: -0.1281 } },
]
