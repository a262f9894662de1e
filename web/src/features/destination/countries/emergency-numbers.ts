import { type CountryList, listCountries } from '@tripwright/domain/destination/countries'
import { fetchFact } from '#platform/fact-cache.ts'

/**
 * All countries and territories with their emergency numbers; null when neither the network nor this device has them. Asked
 * for on every page once it is idle, so that the numbers are on the device before somebody needs them.
 */
export function fetchEmergencyNumbers(): Promise<CountryList | null> {
  return fetchFact('countries', listCountries, {})
}
