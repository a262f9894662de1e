import { findEmergencyNumbers } from '@tripwright/domain/safety/advice'
import { type useCountries, useCountryWithArticle } from '#features/destination/countries/index.ts'

/**
 * Names whose numbers they are, as it stands in a sentence: a country or territory in the reader's language, a place that has
 * no code by its English name.
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
