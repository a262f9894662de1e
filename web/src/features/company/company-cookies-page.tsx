import { COOKIES, companyMessages } from '@tripwright/domain/company'
import { useText } from '#platform/text/use-text.ts'
import { WordsArticle } from './company-words.tsx'

/** Every name that the product keeps in a browser. */
export function CookiesPage() {
  const t = useText(companyMessages)
  return <WordsArticle heading={t('cookies.heading')} words={COOKIES} />
}
