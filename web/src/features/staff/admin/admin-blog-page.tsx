import { adminMessages } from '@tripwright/domain/staff/admin'
import { Link } from 'wouter'
import { listPosts } from '#features/site/blog/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { AdminGate } from './admin-gate.tsx'

/** The posts with their state. A guest signs in first (specification section 2); others need a role that works on posts. */
export function AdminBlogPage() {
  const t = useText(adminMessages)
  return (
    <AdminGate needs="blog">
      <PageFrame heading={t('blog.heading')} lead={t('blog.lead')}>
        <PostStates />
      </PageFrame>
    </AdminGate>
  )
}

/** Every post of this build with its state and a link to it. */
export function PostStates() {
  const t = useText(adminMessages)
  const now = Date.now()
  return (
    <ul>
      {listPosts().map(({ slug, title, description, date, minutes }) => (
        <li
          key={slug}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-4"
        >
          <div lang="en" dir="ltr" className="grid min-w-0 flex-1 basis-80 gap-1">
            <p className="font-semibold">{title}</p>
            <p className="text-muted text-sm">{description}</p>
            <p className="coordinate flex flex-wrap gap-x-4">
              <span>
                {t(Date.parse(date) > now ? 'blog.scheduled' : 'blog.published', { at: new Date(date) })}
              </span>
              <span>{t('blog.minutes', { minutes })}</span>
            </p>
          </div>
          <Link
            href={`/blog/${slug}`}
            className={buttonClass({ variant: 'outline', size: 'sm' }, 'justify-self-start')}
            aria-label={t('blog.preview', { title })}
          >
            {t('blog.read')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
