import { notificationsMessages, testMail } from '@tripwright/domain/account/notifications'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** Sends a mail to the user's own address, the way all mails go; off in production (decisions.md, "Routes"). */
export function EmailTestPage() {
  const t = useText(notificationsMessages)
  const session = useSession()
  const email = session.state === 'signed-in' ? session.user.email : ''
  const [result, setResult] = useState('')
  const form = useForm(async (fields) => {
    setResult('')
    const response = await call(testMail, {
      subject: fieldText(fields, 'subject'),
      text: fieldText(fields, 'text'),
    })
    if (response.ok) setResult(t('mail.done', { to: response.value.to }))
    return response.ok ? null : response.code === 'not-found' ? t('off') : response.message
  })

  return (
    <PageFrame heading={t('mail.heading')} lead={t('mail.lead', { email })}>
      <form onSubmit={form.onSubmit} className="grid max-w-160 gap-4">
        <FormError text={form.error} />
        <TextField
          label={t('mail.subject')}
          name="subject"
          maxLength={200}
          defaultValue={t('mail.subject.start')}
          required
        />
        <TextareaField
          label={t('mail.text')}
          name="text"
          maxLength={5000}
          defaultValue={t('mail.text.start')}
          required
        />
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {t('mail.send')}
        </Button>
        <p role="status" className="min-h-lh wrap-anywhere">
          {result}
        </p>
      </form>
    </PageFrame>
  )
}

/** The same for staff, on a wide screen only (specification section 2, "Redirects"). */
export function EmailTestNewPage() {
  const t = useText(notificationsMessages)
  return (
    <>
      <p className="page py-12 desktop:hidden">{t('mail.desktop')}</p>
      <div className="mobile:hidden">
        <EmailTestPage />
      </div>
    </>
  )
}
