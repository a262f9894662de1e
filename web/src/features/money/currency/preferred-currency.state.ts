import { homeCurrency } from '@tripwright/domain/money/currency'
import { preferences } from '#features/account/preferences/index.ts'
import { homeCountry } from '#features/destination/countries/index.ts'

/** The money (ISO 4217) that somebody chose to reckon in, else that of where they are from. */
export function preferredCurrency(): string {
  return preferences().currency ?? homeCurrency(homeCountry())
}
