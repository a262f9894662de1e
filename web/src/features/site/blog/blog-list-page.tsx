import {
  type BlogTopic,
  blogMessages,
  findPosts,
  isTopic,
  type PostSummary,
  pageOfPosts,
  TOPICS,
} from '@tripwright/domain/site/blog'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PostCard } from './post-card.tsx'

/** All posts, filtered by topic and search. Both are in the address (`category`, `search`), so that a filter can be shared. */
export function BlogListPage({ posts: all }: { posts: readonly PostSummary[] }) {
  const t = useText(blogMessages)
  const { topic, search, page: requested, choose } = useChoice()
  const matches = findPosts(all, { topic, search })
  const { posts, page, pages } = pageOfPosts(matches, requested)

  return (
    <div className="page grid gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg">{t('lead')}</p>
      </header>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <nav aria-label={t('topics')} className="flex flex-wrap gap-x-6">
          <TopicLink topic={null} chosen={topic} search={search} />
          {TOPICS.map((one) => (
            <TopicLink key={one} topic={one} chosen={topic} search={search} />
          ))}
        </nav>
        <TextField
          label={t('search')}
          type="search"
          name="search"
          value={search}
          onChange={(event) => choose({ topic, search: event.currentTarget.value, page: 1 })}
        />
      </div>
      <section className="grid gap-5">
        <h2 className="sr-only">{t('all')}</h2>
        <p role="status" className="coordinate">
          {t('found', { count: matches.length })}
        </p>
        <ul className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
        {pages > 1 ? <Pages topic={topic} search={search} page={page} pages={pages} /> : null}
        {posts.length > 0 ? null : (
          <EmptyState
            title={t('none.title')}
            action={
              <Button onClick={() => choose({ topic: null, search: '', page: 1 })}>{t('none.reset')}</Button>
            }
          >
            {t('none.text')}
          </EmptyState>
        )}
      </section>
      <p className="flex flex-wrap gap-x-6">
        <Link href="/writers" className="inline-flex min-h-11 items-center underline hover:text-brand">
          {t('writers.heading')}
        </Link>
        <a href="/blog/rss.xml" className="inline-flex min-h-11 items-center underline hover:text-brand">
          {t('feed')}
        </a>
      </p>
    </div>
  )
}

type PagesProps = Choice & { pages: number }

/** Links to newer and older posts; each page has its own address. */
function Pages({ pages, ...choice }: PagesProps) {
  const t = useText(blogMessages)
  const { page } = choice
  const link = (to: number, label: string, rel: string) => (
    <Link
      href={addressOf({ ...choice, page: to })}
      rel={rel}
      className="inline-flex min-h-11 items-center underline hover:text-brand"
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-x-6">
      {page > 1 ? link(page - 1, t('page.newer'), 'prev') : null}
      <span className="tabular text-muted">{t('page.current', { page, pages })}</span>
      {page < pages ? link(page + 1, t('page.older'), 'next') : null}
    </nav>
  )
}

function TopicLink({
  topic,
  chosen,
  search,
}: {
  topic: BlogTopic | null
  chosen: BlogTopic | null
  search: string
}) {
  const t = useText(blogMessages)
  const isChosen = topic === chosen
  return (
    <Link
      href={addressOf({ topic, search, page: 1 })}
      aria-current={isChosen ? 'true' : undefined}
      className={clsx(
        'inline-flex min-h-11 items-center underline-offset-8 hover:text-brand',
        isChosen && 'font-semibold text-brand underline',
      )}
    >
      {t(`topic.${topic ?? 'all'}`)}
    </Link>
  )
}

type Choice = { topic: BlogTopic | null; search: string; page: number }

function addressOf({ topic, search, page }: Choice): string {
  const parameters = new URLSearchParams({
    ...(topic && { category: topic }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return parameters.size > 0 ? `/blog?${parameters}` : '/blog'
}

// The document was prerendered without parameters: until hydration the page shows everything too. Typed input applies at
// once; the address follows, because a navigation takes a moment.
function useChoice(): Choice & { choose: (next: Choice) => void } {
  const isHydrated = useIsHydrated()
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(useSearch())
  const [typed, setTyped] = useState<string | null>(null)
  const category = parameters.get('category') ?? ''
  return {
    topic: isHydrated && isTopic(category) ? category : null,
    search: typed ?? (isHydrated ? (parameters.get('search') ?? '') : ''),
    page: isHydrated ? Number(parameters.get('page') ?? 1) : 1,
    choose(next) {
      setTyped(next.search)
      navigate(addressOf(next), { replace: true })
    },
  }
}
