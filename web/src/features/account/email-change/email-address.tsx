import { emailChangeMessages, requestEmailChange } from '@tripwright/domain/account/email-change'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The address that one signs in with, and asking for another: a link goes to the new one, and nothing changes before it is used. */
export function EmailAddress() {
  const t = useText(emailChangeMessages)
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm(async (fields) => {
    const newEmail = fieldText(fields, 'email').trim()
    const response = await call(requestEmailChange, { newEmail, password: fieldText(fields, 'password') })
    if (!response.ok) return response.message
    setSentTo(newEmail)
    setOpen(false)
    return null
  })
  if (session.state !== 'signed-in') return null
  return (
    <section className="grid gap-4" aria-labelledby="email-address">
      <h2 id="email-address">{t('title')}</h2>
      <p className="wrap-anywhere">{t('now', { email: session.user.email })}</p>
      <p
        role="status"
        className={sentTo === null ? 'sr-only' : 'max-w-120 border-brand border-s-4 bg-wash p-3'}
      >
        {sentTo === null ? '' : t('sent', { email: sentTo })}
      </p>
      {isOpen ? (
        <form onSubmit={form.onSubmit} className="grid max-w-120 gap-4">
          <FormError text={form.error} />
          <TextField type="email" name="email" label={t('new')} autoComplete="email" required={true} />
          <PasswordField
            name="password"
            label={t('password')}
            hint={t('password.hint')}
            showLabel={t('password.show')}
            autoComplete="current-password"
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.isBusy}>
              {t('send')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
    </section>
  )
}
