import { homeCurrency } from '@tripwright/domain/money/currency'
import { preferences } from '#features/account/preferences/index.ts'
import { homeCountry } from '#features/destination/countries/index.ts'

/** The currency (ISO 4217) chosen as preferred, else that of the browser's region. */
export function preferredCurrency(): string {
  return preferences().currency ?? homeCurrency(homeCountry())
}
