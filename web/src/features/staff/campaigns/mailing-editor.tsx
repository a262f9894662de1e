import {
  MAILING_TEXT,
  mailingsMessages,
  removeMailing,
  writeMailing,
} from '@tripwright/domain/staff/campaigns'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'
import { AudienceFields } from './audience-fields.tsx'
import { isSameDraft, type MailingDraft, saveDraft } from './mailing-draft.state.ts'
import { MailingPreview } from './mailing-preview.tsx'
import { MailingStart } from './mailing-start.tsx'

type MailingEditorProps = { initial: MailingDraft; isSaved: boolean; onGone: () => void }
type FieldErrors = { subject?: string; body?: string; form?: string }

/** A draft: its text and its audience; once saved, a preview, a test mail, and the form to send it. */
export function MailingEditor({ initial, isSaved, onGone }: MailingEditorProps) {
  const t = useText(mailingsMessages)
  const [draft, setDraft] = useState(initial)
  const [saved, setSaved] = useState<MailingDraft | null>(isSaved ? initial : null)
  const [isBusy, setIsBusy] = useState(false)
  const [wrong, setWrong] = useState<FieldErrors>({})
  const { id } = draft
  const isClean = isSameDraft(draft, saved)
  const change = (fields: Partial<MailingDraft>) => setDraft({ ...draft, ...fields })

  useEffect(() => saveDraft(isClean ? null : draft), [draft, isClean])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const response = await call(writeMailing, draft)
    setIsBusy(false)
    if (response.ok) {
      const { version, subject } = response.value.mailing
      // Text typed during the save stays.
      setSaved({ ...draft, version, subject })
      setDraft((typed) => ({ ...(typed.subject === draft.subject ? { ...typed, subject } : typed), version }))
      setWrong({})
      toast(t('saved'), { kind: 'success' })
      return
    }
    const place = response.issues.find(({ path }) => path === 'subject' || path === 'body')
    setWrong(place ? { [place.path]: place.message } : { form: response.message })
  }

  async function remove() {
    const response = await call(removeMailing, { id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    saveDraft(null)
    onGone()
    const undo = () => void call(writeMailing, { ...draft, version: 0 })
    toast(t('removed'), { kind: 'success', action: { label: t('undo'), onPick: undo } })
  }

  return (
    <div className="grid gap-8">
      <form onSubmit={(event) => void save(event)} className="grid max-w-180 gap-4">
        <TextField
          label={t('subject')}
          dir="auto"
          required
          maxLength={MAILING_TEXT.subject}
          error={wrong.subject}
          value={draft.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextareaField
          label={t('body')}
          hint={t('body.hint')}
          rows={8}
          required
          maxLength={MAILING_TEXT.body}
          error={wrong.body}
          value={draft.body}
          onChange={({ target }) => change({ body: target.value })}
        />
        <AudienceFields audience={draft} onChange={change} />
        <FormError text={wrong.form ?? null} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isClean ? 'outline' : 'default'} busy={isBusy}>
            {t('save')}
          </Button>
          {saved === null ? null : (
            <Button variant="ghost" onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
      {saved === null || !isClean ? (
        <p className="text-muted">{t('unsaved')}</p>
      ) : (
        <>
          <MailingPreview id={id} version={draft.version} />
          <MailingStart draft={draft} onStarted={onGone} />
        </>
      )}
    </div>
  )
}
