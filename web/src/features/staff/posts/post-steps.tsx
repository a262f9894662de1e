import { actionsOfPost, type PostAction } from '@tripwright/domain/site/blog'
import { actOnStaffPost, type StaffPost, staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { ProblemText } from './post-preview.tsx'

type PostStepsProps = {
  post: StaffPost
  isChanged: boolean
  onDone: (post: StaffPost) => void
  onDeleted: () => void
}

/** What can be done with the saved text: review, publication, schedule; and what stands in its way. */
export function PostSteps({ post, isChanged, onDone, onDeleted }: PostStepsProps) {
  const t = useText(staffPostsMessages)
  const [when, setWhen] = useState('')
  const [whenError, setWhenError] = useState<string | undefined>()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<PostAction | null>(null)
  const { slug, standing, problems, brokenLinks, isWriter, mayPublishAlone } = post
  const { next } = standing
  const fitting = actionsOfPost({ ...standing, next: next && { ...next, at: new Date(next.at) } })
  const isBlocked = !mayPublishAlone && (isWriter || standing.stage !== 'review')
  const mayPublish = fitting.includes('publish') && !isBlocked && problems.length === 0
  const acts = fitting.filter((act) => act !== 'publish' && (act !== 'submit' || problems.length === 0))

  async function run(act: PostAction, at: Date | null = null) {
    setBusy(act)
    setError(null)
    const response = await call(actOnStaffPost, {
      slug,
      act,
      revision: standing.revision,
      ...(at && { at: at.toISOString() }),
    })
    setBusy(null)
    if (!response.ok) return setError(response.message)
    toast(t(at ? 'done.schedule' : `done.${act}`), { kind: 'success' })
    onDone(response.value.post)
  }
  function schedule() {
    // The field uses the time zone of the device, like a date without a zone.
    const at = new Date(when)
    if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) return setWhenError(t('step.past'))
    void run('publish', at)
  }

  return (
    <section className="grid gap-4 border-ink border-t pt-6">
      <h2>{t('steps')}</h2>
      {problems.length > 0 ? (
        <div className="grid gap-1">
          <p className="font-semibold">{t('problems')}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {problems.map((problem) => (
              <li key={problem.field} className="wrap-anywhere">
                <ProblemText problem={problem} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {brokenLinks.length > 0 ? (
        <div className="grid gap-1">
          <p className="font-semibold">{t('links')}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {brokenLinks.map((href) => (
              <li key={href} className="wrap-anywhere">
                <span dir="ltr">{href}</span>
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{t('links.hint')}</p>
        </div>
      ) : null}
      <ModelNote post={post} />
      {next ? <p>{t('next.at', { at: new Date(next.at) })}</p> : null}
      {fitting.includes('publish') && isBlocked ? (
        <p className="text-muted">{t(standing.stage === 'review' ? 'step.second' : 'step.unread')}</p>
      ) : null}
      {isChanged ? <p className="text-muted">{t('step.save-first')}</p> : null}
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        {mayPublish ? (
          <Button busy={busy === 'publish'} disabled={isChanged} onClick={() => void run('publish')}>
            {t('step.publish')}
          </Button>
        ) : null}
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'withdraw' ? 'destructive' : 'outline'}
            busy={busy === act}
            disabled={isChanged && act !== 'withdraw' && act !== 'unschedule'}
            onClick={() => void run(act)}
          >
            {t(`step.${act}`)}
          </Button>
        ))}
      </div>
      {mayPublish ? (
        <div className="grid max-w-180 gap-4 sm:grid-cols-[1fr_auto]">
          <TextField
            type="datetime-local"
            label={t('step.at')}
            hint={t('step.at.hint')}
            error={whenError}
            value={when}
            onChange={({ target }) => {
              setWhen(target.value)
              setWhenError(undefined)
            }}
          />
          <Button
            variant="outline"
            // Beside the box of the field, whose label is above and whose hint is below it.
            className="self-start justify-self-start sm:mt-7"
            disabled={when === '' || isChanged}
            onClick={schedule}
          >
            {t('step.schedule')}
          </Button>
        </div>
      ) : null}
      <DeleteDraft post={post} onDeleted={onDeleted} />
    </section>
  )
}

/** That a language model wrote some of what is not on the site yet: what is there was checked. */
function ModelNote({ post: { history, standing } }: { post: StaffPost }) {
  const t = useText(staffPostsMessages)
  const unchecked = history.filter(({ revision }) => revision > (standing.live?.revision ?? 0))
  const model = unchecked.find(({ writtenWith }) => writtenWith !== null)?.writtenWith
  return model ? <p className="font-semibold">{t('suggest.check', { model })}</p> : null
}
