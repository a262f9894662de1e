import { authMessages, authPageMessages, signIn } from '@tripwright/domain/auth'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { takeAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { signedIn } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

type SignInFormProps = { onForgot: (email: string) => void; onNotVerified: (email: string) => void }

/** Signs in and goes on to where the visitor wanted to be. */
export function SignInForm({ onForgot, onNotVerified }: SignInFormProps) {
  const t = useText(authPageMessages)
  const tAuth = useText(authMessages)
  const [, navigate] = useLocation()
  const email = useRef<HTMLInputElement>(null)
  const form = useForm(async (fields) => {
    const address = fieldText(fields, 'email')
    const answer = await call(signIn, { email: address, password: fieldText(fields, 'password') })
    if (!answer.ok && answer.code === 'not-verified') {
      onNotVerified(address)
      return null
    }
    if (!answer.ok && answer.code === 'unexpected') return tAuth('unexpected')
    if (!answer.ok) return answer.message || tAuth('sign-in.failed')
    await signedIn()
    toast(tAuth('sign-in.done'), { kind: 'success' })
    navigate(takeAuthRedirect(), { replace: true })
    return null
  })

  return (
    <form onSubmit={form.onSubmit} className="grid gap-4">
      <FormError text={form.error} />
      <TextField
        ref={email}
        label={t('field.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        label={t('field.password')}
        showLabel={t('password.show')}
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={form.isBusy}>
        {t('submit.sign-in')}
      </Button>
      <Button variant="link" onClick={() => onForgot(email.current?.value ?? '')}>
        {t('forgot')}
      </Button>
    </form>
  )
}
