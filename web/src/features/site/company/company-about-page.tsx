import { ABOUT, companyMessages } from '@tripwright/domain/site/company'
import { useText } from '#platform/text/use-text.ts'
import { ProseOfPage } from './prose-article.tsx'

/** What Tripwright is, what it is not, and where its facts come from. */
export function AboutPage() {
  const t = useText(companyMessages)
  return <ProseOfPage path="/about" heading={t('about.heading')} built={ABOUT} />
}
