import { companyMessages, REFUND } from '@tripwright/domain/company'
import { useText } from '#platform/text/use-text.ts'
import { WordsArticle } from './company-words.tsx'

/** What is true about money: none is taken. */
export function RefundPage() {
  const t = useText(companyMessages)
  return <WordsArticle heading={t('refund.heading')} words={REFUND} />
}
