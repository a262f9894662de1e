import {
  actOnContent,
  type ContentAction,
  contentMessages,
  type StaffContent,
} from '@tripwright/domain/staff/content'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

type ContentStepsProps = {
  content: StaffContent
  isChanged: boolean
  onDone: (content: StaffContent) => void
}

/** Publishes the saved version, now or later, or takes it back. */
export function ContentSteps({ content, isChanged, onDone }: ContentStepsProps) {
  const t = useText(contentMessages)
  const [when, setWhen] = useState('')
  const [whenError, setWhenError] = useState<string | undefined>()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<ContentAction | null>(null)
  const { part, revision, live, next } = content
  const mayPublish = revision > 0 && live !== revision

  async function run(act: ContentAction, at: Date | null = null) {
    setBusy(act)
    const response = await call(actOnContent, { part, act, revision, ...(at && { at: at.toISOString() }) })
    setBusy(null)
    setError(response.ok ? null : response.message)
    if (!response.ok) return
    toast(t(at ? 'done.schedule' : `done.${act}`), { kind: 'success' })
    onDone(response.value.content)
  }
  function schedule() {
    // The field uses the time zone of the device, like a date without a zone.
    const at = new Date(when)
    if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) return setWhenError(t('past'))
    void run('publish', at)
  }

  if (revision === 0) return null
  return (
    <section className="grid gap-4 border-ink border-t pt-6">
      {next ? <p>{t('next.at', { revision: next.revision, at: new Date(next.at) })}</p> : null}
      {isChanged ? <p className="text-muted">{t('save-first')}</p> : null}
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        {mayPublish ? (
          <Button busy={busy === 'publish'} disabled={isChanged} onClick={() => void run('publish')}>
            {t('publish')}
          </Button>
        ) : null}
        {next ? (
          <Button variant="outline" busy={busy === 'unschedule'} onClick={() => void run('unschedule')}>
            {t('unschedule')}
          </Button>
        ) : null}
        {live === null ? null : (
          <Button variant="destructive" busy={busy === 'withdraw'} onClick={() => void run('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {mayPublish ? (
        <div className="grid max-w-180 gap-4 sm:grid-cols-[1fr_auto]">
          <TextField
            type="datetime-local"
            label={t('publish.at')}
            hint={t('publish.at.hint')}
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
            {t('schedule')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
