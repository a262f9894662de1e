import { authPageMessages, requestReset } from '@tripwright/domain/account/sign-in'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Requests a reset mail. The sentence is the same whether or not the address has an account. */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useText(authPageMessages)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm(async (fields) => {
    const address = fieldText(fields, 'email')
    const response = await call(requestReset, { email: address })
    if (!response.ok) return response.message
    setSentTo(address)
    return null
  })

  return (
    <>
      <h1>{t('forgot.heading')}</h1>
      {sentTo === null ? (
        <form onSubmit={form.onSubmit} className="grid gap-4">
          <p>{t('forgot.text')}</p>
          <FormError text={form.error} />
          <TextField
            label={t('field.email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
          />
          <Button type="submit" busy={form.isBusy}>
            {t('forgot.submit')}
          </Button>
        </form>
      ) : (
        <p role="status">{t('forgot.done', { email: sentTo })}</p>
      )}
      <Button variant="link" onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </>
  )
}
