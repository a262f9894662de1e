import {
  blogMessages,
  type Post,
  type PostBlock,
  type PostSummary,
  plainInline,
  readPostMarkdown,
  relatedTo,
} from '@tripwright/domain/site/blog'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { ShareButton } from '#features/sharing/share/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { PostCard, PostFacts, WriterLink } from './post-card.tsx'
import { PostProse } from './post-prose.tsx'
import { RELATED } from './posts.state.ts'

/** One post, with table of contents, author, and further reading. */
export function BlogPost({ post, posts }: { post: Post; posts: readonly PostSummary[] }) {
  const t = useText(blogMessages)
  const blocks = useMemo(() => readPostMarkdown(post.text), [post])

  return (
    <div className="page grid gap-10 py-8 desktop:py-12">
      <article className="grid gap-6">
        <header className="grid gap-3 border-ink border-b pb-4">
          <PostFacts post={post} />
          <h1 lang="en" dir="ltr">
            {post.title}
          </h1>
          <p lang="en" dir="ltr" className="max-w-prose text-lg text-muted">
            {post.description}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <WriterLink slug={post.writer} />
            <ShareButton
              variant="minimal"
              label={t('share')}
              what={{ url: `/blog/${post.slug}`, title: post.title, text: post.description }}
            />
          </div>
        </header>
        <Contents blocks={blocks} />
        <PostProse blocks={blocks} />
        <Link href="/itinerary" className={buttonClass({}, 'justify-self-start')}>
          {t('try')}
        </Link>
      </article>
      <section className="grid gap-5">
        <h2>{t('more')}</h2>
        <ul className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
          {relatedTo(post, posts, RELATED).map((other) => (
            <PostCard key={other.slug} post={other} />
          ))}
        </ul>
        <Link
          href="/blog"
          className="inline-flex min-h-11 items-center justify-self-start underline hover:text-brand"
        >
          {t('all')}
        </Link>
      </section>
    </div>
  )
}

function Contents({ blocks }: { blocks: readonly PostBlock[] }) {
  const t = useText(blogMessages)
  const headings = blocks.filter((block) => 'h' in block && block.h === 2)
  return (
    <nav aria-label={t('contents')} className="neatline p-4">
      <p className="coordinate">{t('contents')}</p>
      <ol lang="en" className="flex flex-wrap gap-x-6">
        {headings.map((block) =>
          'h' in block ? (
            <li key={block.id}>
              <a
                href={`#${block.id}`}
                className="inline-flex min-h-11 items-center underline hover:text-brand"
              >
                {plainInline(block.text)}
              </a>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  )
}
