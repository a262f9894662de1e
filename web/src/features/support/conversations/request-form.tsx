import { askSupport, supportMessages } from '@tripwright/domain/support/conversations'
import { type ReactNode, useRef } from 'react'
import { bodyOf, queueWrite, useWaitingWrites } from '#platform/queue-write.ts'
import { resetSent } from '#platform/reset-sent.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

export type OpenedRequest = { id: string; key: string; email: string }

type RequestFormProps = {
  emailHint: string
  textLabel: string
  textHint?: string
  submit: string
  /** The subject of the request; derived from its text where the form has no field for it. */
  subjectOf: (fields: FormData) => string
  subject?: ReactNode
  onSent: (opened: OpenedRequest) => void
}

/** Starts a conversation; a signed-in user need not give an address. */
export function RequestForm(props: RequestFormProps) {
  const { emailHint, textLabel, textHint, submit, subjectOf, subject, onSent } = props
  const t = useText(supportMessages)
  const session = useSession()
  const area = useRef<HTMLFormElement>(null)
  const waiting = useWaitingWrites('support').map(bodyOf)
  const own = session.state === 'signed-in' ? session.user.email : null
  const form = useForm(async (fields) => {
    const email = own ?? fieldText(fields, 'email')
    const asked = {
      ...(own === null && { email }),
      subject: subjectOf(fields),
      text: fieldText(fields, 'text'),
    }
    const showSent = (request: { id: string; key: string }) => onSent({ ...request, email })
    // The first try may fail, and the second bring the conversation while the person looks.
    const delivery = await queueWrite(askSupport, asked, 'support', undefined, showSent)
    if (delivery.state === 'refused') return delivery.refusal.issues[0]?.message ?? delivery.refusal.message
    if (delivery.state === 'sent' && delivery.value) showSent(delivery.value)
    else resetSent(area.current, fields)
    return null
  })

  return (
    <form ref={area} onSubmit={form.onSubmit} className="grid max-w-160 gap-4">
      <FormError text={form.error} />
      {waiting.map(({ subject: name }) => (
        <p
          key={String(name)}
          role="status"
          className="wrap-anywhere border-signal border-s-4 bg-signal-wash p-3"
        >
          {t('form.waits', { subject: String(name) })}
        </p>
      ))}
      {own === null ? (
        <TextField
          label={t('form.email')}
          hint={emailHint}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
      ) : (
        <p className="wrap-anywhere text-muted">{t('form.as', { email: own })}</p>
      )}
      {subject}
      <TextareaField label={textLabel} hint={textHint} name="text" rows={5} maxLength={5000} required />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {submit}
      </Button>
    </form>
  )
}
