import { blogMessages, type PostSummary, type Writer } from '@tripwright/domain/site/blog'
import { useText } from '#platform/text/use-text.ts'
import { PostCard } from './post-card.tsx'

type BlogWriterProps = { writer: Writer; posts: readonly PostSummary[] }

/** An author with a note that the name is a pen name, and their posts. */
export function BlogWriter({ writer, posts: all }: BlogWriterProps) {
  const t = useText(blogMessages)
  const posts = all.filter((post) => post.writer === writer.slug)
  return (
    <div className="page grid gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1 lang="en" dir="ltr">
          {writer.name}
        </h1>
        <p lang="en" dir="ltr" className="max-w-prose text-lg">
          {writer.line}
        </p>
        <p className="text-muted">{t('writer.pen-name', { name: writer.name })}</p>
      </header>
      <div lang="en" dir="ltr" className="grid max-w-prose gap-4">
        {writer.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className="grid gap-5">
        <h2>{t('writer.posts', { name: writer.name })}</h2>
        <ul className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
      </section>
    </div>
  )
}
