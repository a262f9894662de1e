import { homeCurrency } from '@tripwright/domain/money/currency'
import { homeCountry } from '#features/destination/countries/index.ts'
import { preferences } from '#platform/preferences.ts'

/** The money (ISO 4217) that somebody chose to reckon in, else that of where they are from. */
export function preferredCurrency(): string {
  return preferences().currency ?? homeCurrency(homeCountry())
}
