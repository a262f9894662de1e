import { companyMessages, REFUND, TERMS } from '@tripwright/domain/site/company'
import { useText } from '#platform/text/use-text.ts'
import { ProseOfPage } from './prose-article.tsx'

/** The agreement in plain words. */
export function TermsPage() {
  const t = useText(companyMessages)
  return <ProseOfPage path="/terms-and-conditions" heading={t('terms.heading')} built={TERMS} />
}

/** The payment terms of this installation: it takes no money. */
export function RefundPage() {
  const t = useText(companyMessages)
  return <ProseOfPage path="/refund-policy" heading={t('refund.heading')} built={REFUND} />
}
