import { findEmergencyNumbers } from '@tripwright/domain/safety/advice'
import { type useCountries, useCountryWithArticle } from '#features/destination/countries/index.ts'

/**
 * The name of the emergency numbers' area inside a sentence: a country or territory in the reader's language, a place
 * without a code by its English name.
 */
export function useEmergencyAreaName(
  list: ReturnType<typeof useCountries>['list'],
): (code: string) => string {
  const inSentence = useCountryWithArticle()
  return (code) => {
    if (/^[A-Z]{2}$/.test(code)) return inSentence(code)
    const row = list === null || list === 'loading' ? null : findEmergencyNumbers(list, code)
    return row?.name ?? code
  }
}
