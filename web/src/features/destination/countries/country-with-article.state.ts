import { countryWithArticle } from '@tripwright/domain/base/country-with-article'
import { useLocale } from '#platform/text/locale.ts'
import { useFormats } from '#platform/text/use-formats.ts'

/** The name of a country inside a sentence: `for the Netherlands`. */
export function useCountryWithArticle(): (code: string) => string {
  const formats = useFormats()
  const { locale } = useLocale()
  return (code) => countryWithArticle(formats.country(code), code, locale)
}
