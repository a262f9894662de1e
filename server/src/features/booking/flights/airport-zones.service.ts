import type { CsvAirport } from '@tripwright/domain/booking/flights'
import zoneTables from 'countries-and-timezones'
import lookUpZone from 'tz-lookup'
import { findKnownAirport } from './minor-airports.service.ts'

type Place = Pick<CsvAirport, 'iata' | 'country' | 'lat' | 'lon'>

/**
 * The IANA zone of an airport, or null where it is not certain: our own where we have the airport, else the zone of the map
 * if it belongs to the country, else the country's only zone.
 */
export function zoneOf({ iata, country, lat, lon }: Place): string | null {
  const own = findKnownAirport(iata)
  if (own?.country === country) return own.zone
  const zones = zonesOf(country)
  const zoneAtPosition = lookUpZone(lat, lon)
  const zone = zoneTables.getTimezone(zoneAtPosition)?.aliasOf ?? zoneAtPosition
  if (zones.includes(zone)) return zone
  return zones.length === 1 ? (zones[0] ?? null) : null
}

/** The zones of a country by its code. The table lacks Kosovo, which keeps the time of Belgrade. */
function zonesOf(country: string): readonly string[] {
  return zoneTables.getCountry(country === 'XK' ? 'RS' : country)?.timezones ?? []
}
