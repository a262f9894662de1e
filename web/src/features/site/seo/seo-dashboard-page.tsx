import { seoMessages } from '@tripwright/domain/site/seo'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { SitePages } from './site-pages.tsx'

/** A separate page in the mobile layout; on a desktop a tab of the staff dashboard (specification section 2). */
export function SeoDashboardPage() {
  const t = useText(seoMessages)
  return (
    <PageFrame heading={t('heading')} lead={t('lead')}>
      <SitePages />
    </PageFrame>
  )
}
