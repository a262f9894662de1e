import { type CountryList, listCountries } from '@tripwright/domain/destination/countries'
import { fetchFact } from '#platform/fact-cache.ts'

/**
 * All countries and territories with their emergency numbers; null when neither the network nor this device has them. Every
 * idle page fetches them, so that they are on the device before an emergency.
 */
export function fetchEmergencyNumbers(): Promise<CountryList | null> {
  return fetchFact('countries', listCountries, {})
}
