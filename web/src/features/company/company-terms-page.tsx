import { companyMessages, TERMS } from '@tripwright/domain/company'
import { useText } from '#platform/text/use-text.ts'
import { WordsArticle } from './company-words.tsx'

/** The agreement in plain words. */
export function TermsPage() {
  const t = useText(companyMessages)
  return <WordsArticle heading={t('terms.heading')} words={TERMS} />
}
