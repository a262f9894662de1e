import { POST_STATES, type PostState } from '@tripwright/domain/site/blog'
import { type ListedPost, listStaffPosts, staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { SavedLine } from './saved-line.tsx'
import { usePostPlace } from './use-post-place.state.ts'

const A_PAGE = 20

/** Every post with its state. */
export function PostsList() {
  const t = useText(staffPostsMessages)
  const { hrefOf } = usePostPlace()
  const { called, reload } = useCall(listStaffPosts, {})
  const [state, setState] = useState<PostState | 'all'>('all')
  const [page, setPage] = useState(1)

  if (called.status === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <FormError text={called.message} />
        <Button variant="outline" onClick={() => void reload()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (called.status === 'loading')
    return (
      <Loading label={t('loading')} isLabelVisible>
        <Skeleton className="h-64" />
      </Loading>
    )
  const found = called.value.posts.filter((post) => state === 'all' || post.state === state)
  const pages = Math.max(1, Math.ceil(found.length / A_PAGE))
  return (
    <section className="grid gap-4">
      <h2 className="sr-only">{t('list')}</h2>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label={t('filter')}
          value={state}
          onChange={({ target }) => {
            setState(POST_STATES.find((one) => one === target.value) ?? 'all')
            setPage(1)
          }}
        >
          <option value="all">{t('filter.all')}</option>
          {POST_STATES.map((one) => (
            <option key={one} value={one}>
              {t('state', { state: one })}
            </option>
          ))}
        </SelectField>
        <Link href={hrefOf('')} className={buttonClass()}>
          {t('new')}
        </Link>
      </div>
      {found.length === 0 ? <p>{t('none')}</p> : null}
      <ul>
        {found.slice((page - 1) * A_PAGE, page * A_PAGE).map((post) => (
          <PostRow key={post.slug} post={post} />
        ))}
      </ul>
      {pages > 1 ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="outline" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <span className="tabular text-muted">{t('page', { page, pages })}</span>
          <Button variant="outline" size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function PostRow({ post }: { post: ListedPost }) {
  const t = useText(staffPostsMessages)
  const { hrefOf } = usePostPlace()
  const { slug, title, state, standing } = post
  const name = title === '' ? slug : title
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p lang="en" dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <Badge tone={state === 'published' ? 'brand' : state === 'review' ? 'signal' : 'neutral'}>
            {t('state', { state })}
          </Badge>
          <SavedLine text={{ ...post, revision: standing.revision }} />
          {standing.next ? <span>{t('next.at', { at: new Date(standing.next.at) })}</span> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {standing.live ? (
          <Link href={`/blog/${slug}`} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {t('view')}
          </Link>
        ) : null}
        <Link
          href={hrefOf(slug)}
          aria-label={t('edit.named', { name })}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {t('edit')}
        </Link>
      </div>
    </li>
  )
}
