import { seoMessages } from '@tripwright/domain/site/seo'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { SitePages } from './site-pages.tsx'

/** Of its own in the mobile layout; on a desktop it is a part of the dashboard of staff (specification section 2). */
export function SeoDashboardPage() {
  const t = useText(seoMessages)
  return (
    <PageFrame heading={t('heading')} lead={t('lead')}>
      <SitePages />
    </PageFrame>
  )
}
