import { isDeletable } from '@tripwright/domain/site/blog'
import { deleteStaffPost, type StaffPost, staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { toast } from '#ui/toast.ts'

/** Deletes a post that was never published, after a second press. */
export function DeleteDraft({ post, onDeleted }: { post: StaffPost; onDeleted: () => void }) {
  const t = useText(staffPostsMessages)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function remove() {
    setIsBusy(true)
    const response = await call(deleteStaffPost, { slug: post.slug, revision: post.standing.revision })
    setIsBusy(false)
    if (!response.ok) return setError(response.message)
    toast(t('done.delete'), { kind: 'success' })
    onDeleted()
  }

  const { next } = post.standing
  if (!isDeletable({ ...post.standing, next: next && { ...next, at: new Date(next.at) } })) return null
  if (!isAsking)
    return (
      <Button variant="ghost" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {t('step.delete')}
      </Button>
    )
  return (
    <div className="grid gap-3 border-signal border-s-4 bg-signal-wash p-3">
      <FormError text={error} />
      <p role="alert">{t('step.delete.sure')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" busy={isBusy} onClick={() => void remove()}>
          {t('step.delete.now')}
        </Button>
        <Button variant="ghost" onClick={() => setIsAsking(false)}>
          {t('step.delete.keep')}
        </Button>
      </div>
    </div>
  )
}
