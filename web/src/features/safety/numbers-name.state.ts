import { findNumbers } from '@tripwright/domain/safety'
import { type useCountries, useInSentence } from '#features/countries/index.ts'

/**
 * Names whose numbers they are, as it stands in a sentence: a country or territory in the reader's language, a place that has
 * no code by its English name.
 */
export function useNumbersName(list: ReturnType<typeof useCountries>['list']): (code: string) => string {
  const inSentence = useInSentence()
  return (code) => {
    if (/^[A-Z]{2}$/.test(code)) return inSentence(code)
    const row = list === null || list === 'loading' ? null : findNumbers(list, code)
    return row?.name ?? code
  }
}
