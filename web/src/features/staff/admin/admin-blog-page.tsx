import { adminMessages } from '@tripwright/domain/staff/admin'
import { StaffPosts } from '#features/staff/posts/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { AdminGate } from './admin-gate.tsx'

/** The blog manager. A guest signs in first (specification section 2); others need a role that works on posts. */
export function AdminBlogPage() {
  const t = useText(adminMessages)
  return (
    <AdminGate needs="blog">
      <PageFrame heading={t('blog.heading')} lead={t('blog.lead')}>
        <StaffPosts />
      </PageFrame>
    </AdminGate>
  )
}
