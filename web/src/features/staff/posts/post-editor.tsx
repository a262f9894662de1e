import { isSlug } from '@tripwright/domain/site/blog'
import {
  readStaffPost,
  type StaffPost,
  saveStaffPost,
  staffPostsMessages,
} from '@tripwright/domain/staff/posts'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { PostConflict } from './post-conflict.tsx'
import { EMPTY_TEXT, type PostDraft, usePostDraft } from './post-draft.state.ts'
import { PostFields } from './post-fields.tsx'
import { PostHistory } from './post-history.tsx'
import { PostPreview } from './post-preview.tsx'
import { PostSteps } from './post-steps.tsx'
import { SavedLine } from './saved-line.tsx'
import { Suggestions } from './suggestions.tsx'
import { usePostPlace } from './use-post-place.state.ts'

/** Writes a post; `slug` is null for a new one. */
export function PostEditor({ slug }: { slug: string | null }) {
  const t = useText(staffPostsMessages)
  const { hrefOf } = usePostPlace()
  return (
    <div className="grid gap-6">
      <Link
        href={hrefOf(null)}
        className="inline-flex min-h-11 items-center justify-self-start underline hover:text-brand"
      >
        {t('back')}
      </Link>
      {slug === null ? <OpenPost post={null} onSaved={() => undefined} /> : <StoredPost slug={slug} />}
    </div>
  )
}

function StoredPost({ slug }: { slug: string }) {
  const t = useText(staffPostsMessages)
  const { called, set } = useCall(readStaffPost, { slug })
  if (called.status === 'failed') return <FormError text={called.message} />
  if (called.status === 'loading')
    return (
      <Loading label={t('loading')} isLabelVisible>
        <Skeleton className="h-96" />
      </Loading>
    )
  return <OpenPost post={called.value.post} onSaved={(post) => set({ post })} />
}

type OpenPostProps = { post: StaffPost | null; onSaved: (post: StaffPost) => void }

const draftOf = (post: StaffPost | null): PostDraft =>
  post === null
    ? { base: 0, slug: '', text: EMPTY_TEXT }
    : { base: post.standing.revision, slug: post.slug, text: post.text }

function OpenPost({ post, onSaved }: OpenPostProps) {
  const t = useText(staffPostsMessages)
  const { open } = usePostPlace()
  const { draft, isChanged, change, reset } = usePostDraft(draftOf(post))
  const [theirs, setTheirs] = useState<StaffPost | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function save({ base, slug, text, writtenWith }: PostDraft, restoredFrom: number | null = null) {
    setIsBusy(true)
    setError(null)
    const response = await call(saveStaffPost, {
      slug,
      base,
      text,
      ...(restoredFrom !== null && { restoredFrom }),
      ...(writtenWith !== undefined && { writtenWith }),
    })
    if (response.ok) show(response.value.post, restoredFrom)
    else if (response.code === 'conflict') await showTheirs(slug, response.message)
    else setError(response.message)
    setIsBusy(false)
  }
  function show(saved: StaffPost, restoredFrom: number | null) {
    const { revision } = saved.standing
    reset(draftOf(saved))
    setTheirs(null)
    onSaved(saved)
    toast(
      restoredFrom === null
        ? t('saved', { revision })
        : t('history.restored.done', { from: restoredFrom, revision }),
      { kind: 'success' },
    )
    if (post === null) open(saved.slug)
  }
  async function showTheirs(slug: string, message: string) {
    const response = await call(readStaffPost, { slug })
    if (response.ok) setTheirs(response.value.post)
    else setError(message)
  }
  function takeTheirs(saved: StaffPost) {
    reset(draftOf(saved))
    setTheirs(null)
    onSaved(saved)
  }

  const slugError = draft.slug !== '' && !isSlug(draft.slug) ? t('slug.hint') : undefined
  return (
    <>
      {post === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <Badge tone={post.state === 'published' ? 'brand' : 'neutral'}>
            {t('state', { state: post.state })}
          </Badge>
          {post.history[0] ? <SavedLine text={post.history[0]} /> : null}
          {post.standing.live ? (
            <Link href={`/blog/${post.slug}`} className="inline-flex min-h-11 items-center underline">
              {t('view')}
            </Link>
          ) : null}
        </p>
      )}
      {theirs ? (
        <PostConflict
          theirs={theirs}
          onMine={() => void save({ ...draft, base: theirs.standing.revision })}
          onTheirs={() => takeTheirs(theirs)}
        />
      ) : null}
      <div className="grid gap-6 grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))]">
        <PostFields draft={draft} onChange={change} slugError={slugError} />
        <PostPreview text={draft.text} />
      </div>
      <Suggestions
        text={draft.text}
        onUse={(text, writtenWith) => change({ ...draft, text: { ...draft.text, text }, writtenWith })}
      />
      <FormError text={error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={isBusy}
          disabled={!isChanged || draft.slug === '' || slugError !== undefined}
          onClick={() => void save(draft)}
        >
          {t('save')}
        </Button>
        {isChanged ? (
          <>
            <Button variant="ghost" onClick={() => reset(draftOf(post))}>
              {t('discard')}
            </Button>
            <p role="status" className="text-muted">
              {t('unsaved')}
            </p>
          </>
        ) : null}
      </div>
      {post === null ? null : (
        <>
          <PostSteps post={post} isChanged={isChanged} onDone={onSaved} onDeleted={() => open(null)} />
          <PostHistory
            post={post}
            mayRestore={!isChanged}
            onRestore={(text, from) => save({ base: post.standing.revision, slug: post.slug, text }, from)}
          />
        </>
      )}
    </>
  )
}
