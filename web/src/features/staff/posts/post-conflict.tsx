import { type StaffPost, staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

type PostConflictProps = { theirs: StaffPost; onMine: () => void; onTheirs: () => void }

/** Two people wrote at once: their text beside the own one, and what to do with the two. */
export function PostConflict({ theirs, onMine, onTheirs }: PostConflictProps) {
  const t = useText(staffPostsMessages)
  const { revision } = theirs.standing
  const name = theirs.history[0]?.savedBy ?? t('conflict.somebody')
  const { title, description, text } = theirs.text
  return (
    <section role="alert" className="grid gap-4 border border-signal bg-signal-wash p-4">
      <h2>{t('conflict.title')}</h2>
      <p>{t('conflict.text', { name, revision })}</p>
      <TextareaField
        label={t('conflict.theirs', { revision })}
        lang="en"
        dir="ltr"
        rows={12}
        readOnly
        value={`${title}\n\n${description}\n\n${text}`}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onMine}>{t('conflict.mine')}</Button>
        <Button variant="outline" onClick={onTheirs}>
          {t('conflict.use')}
        </Button>
      </div>
    </section>
  )
}
