import { seoMessages } from '@tripwright/domain/site/seo'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { SiteWords } from './site-pages.tsx'

/** What the public pages say; on a desktop it is a part of the dashboard of staff. */
export function SeoContentPage() {
  const t = useText(seoMessages)
  return (
    <PageFrame heading={t('content.heading')} lead={t('content.lead')}>
      <SiteWords />
    </PageFrame>
  )
}
