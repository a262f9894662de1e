import { companyMessages, REFUND, TERMS } from '@tripwright/domain/site/company'
import { useText } from '#platform/text/use-text.ts'
import { ProseArticle } from './prose-article.tsx'

/** The agreement in plain words. */
export function TermsPage() {
  const t = useText(companyMessages)
  return <ProseArticle heading={t('terms.heading')} words={TERMS} />
}

/** The payment terms of this installation: it takes no money. */
export function RefundPage() {
  const t = useText(companyMessages)
  return <ProseArticle heading={t('refund.heading')} words={REFUND} />
}
