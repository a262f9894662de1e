import { adminMessages } from '@tripwright/domain/admin'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { PostStates } from './post-states.tsx'

/** The posts with their state; whoever is signed in may look (specification section 2). */
export function AdminBlogPage() {
  const t = useText(adminMessages)
  return (
    <PageFrame heading={t('blog.heading')} lead={t('blog.lead')}>
      <PostStates />
    </PageFrame>
  )
}
