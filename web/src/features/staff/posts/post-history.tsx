import type { PostText } from '@tripwright/domain/site/blog'
import { readPostRevision, type StaffPost, staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PostPreview } from './post-preview.tsx'
import { SavedLine } from './saved-line.tsx'

type PostHistoryProps = {
  post: StaffPost
  /** Whether nothing unsaved would be lost. */
  mayRestore: boolean
  onRestore: (text: PostText, revision: number) => Promise<void>
}

/** Every saved text of a post; an old one is opened, and restored as a new one. */
export function PostHistory({ post, mayRestore, onRestore }: PostHistoryProps) {
  const t = useText(staffPostsMessages)
  const [opened, setOpened] = useState<{ revision: number; text: PostText } | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function show(revision: number) {
    const response = await call(readPostRevision, { slug: post.slug, revision })
    if (!response.ok) return setError(response.message)
    setError(null)
    setOpened({ revision, text: response.value.text })
  }
  return (
    <section className="grid gap-4 border-ink border-t pt-6">
      <h2>{t('history')}</h2>
      <FormError text={error} />
      <ul className="grid gap-2">
        {post.history.map((one) => (
          <li key={one.revision} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <span className="grid gap-1">
              <SavedLine text={one} />
              {one.writtenWith === null ? null : (
                <span className="text-muted text-sm">{t('suggest.mark', { model: one.writtenWith })}</span>
              )}
              {one.restoredFrom === null ? null : (
                <span className="text-muted text-sm">
                  {t('history.restored', { revision: one.restoredFrom })}
                </span>
              )}
            </span>
            {one.revision === post.standing.revision ? null : (
              <Button variant="outline" size="sm" onClick={() => void show(one.revision)}>
                {t('history.show', { revision: one.revision })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened ? (
        <div className="grid gap-4">
          <PostPreview text={opened.text} />
          <Button
            variant="outline"
            className="justify-self-start"
            disabled={!mayRestore}
            onClick={() => void onRestore(opened.text, opened.revision).then(() => setOpened(null))}
          >
            {t('history.restore', { revision: opened.revision })}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
