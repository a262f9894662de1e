import { seoMessages } from '@tripwright/domain/site/seo'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { SiteWords } from './site-pages.tsx'

/** The texts of the public pages; on a desktop a tab of the staff dashboard. */
export function SeoContentPage() {
  const t = useText(seoMessages)
  return (
    <PageFrame heading={t('content.heading')} lead={t('content.lead')}>
      <SiteWords />
    </PageFrame>
  )
}
