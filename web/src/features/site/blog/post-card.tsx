import { blogMessages, type PostSummary, WRITERS } from '@tripwright/domain/site/blog'
import { Link } from 'wouter'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

/** A post in a list. Its title and its summary are English. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <li className="neatline relative grid content-start gap-2 p-5">
      <h3 lang="en" dir="ltr">
        <Link href={`/blog/${post.slug}`} className="after:absolute after:inset-0 hover:text-brand">
          {post.title}
        </Link>
      </h3>
      <p lang="en" dir="ltr" className="text-muted">
        {post.description}
      </p>
      <PostFacts post={post} />
    </li>
  )
}

/** Date, reading time and topic of a post. */
export function PostFacts({ post }: { post: PostSummary }) {
  const t = useText(blogMessages)
  const format = useFormats()
  // A day, not an instant: the same in every time zone.
  const day = (date: string) => format.date(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className="coordinate flex flex-wrap gap-x-4">
      <time dateTime={post.date}>{day(post.date)}</time>
      {post.updated === post.date ? null : (
        <time dateTime={post.updated}>{t('updated', { date: day(post.updated) })}</time>
      )}
      <span>{t('minutes', { minutes: post.minutes })}</span>
      <span>
        {format.list(
          post.topics.map((topic) => t(`topic.${topic}`)),
          { type: 'unit' },
        )}
      </span>
    </p>
  )
}

/** The author of a post with a link to their page. */
export function WriterLink({ slug }: { slug: string }) {
  const t = useText(blogMessages)
  const writer = WRITERS.find((one) => one.slug === slug)
  if (!writer) return null
  return (
    <Link href={`/writers/${slug}`} className="inline-flex min-h-11 items-center underline hover:text-brand">
      {t('by', { name: writer.name })}
    </Link>
  )
}
