import { authMessages, authPageMessages, signIn } from '@tripwright/domain/account/sign-in'
import { Suspense, useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useAfterSignIn } from './sign-in.state.ts'

// Only for accounts with a second step.
export const TwoFactorForm = lazyPart(() =>
  import('#features/account/two-factor/index.ts').then(({ TwoFactorForm }) => TwoFactorForm),
)

const LockoutNotice = lazyPart(() =>
  import('#features/account/two-factor/index.ts').then(({ LockoutNotice }) => LockoutNotice),
)

type SignInFormProps = { onForgot: (email: string) => void; onNotVerified: (email: string) => void }

/** Signs in, with the second step where there is one, and continues to the page that the visitor wanted. */
export function SignInForm({ onForgot, onNotVerified }: SignInFormProps) {
  const t = useText(authPageMessages)
  const tAuth = useText(authMessages)
  const finish = useAfterSignIn()
  const email = useRef<HTMLInputElement>(null)
  const [door, setDoor] = useState<{ email: string; why: string } | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const form = useForm(async (fields) => {
    const address = fieldText(fields, 'email')
    const response = await call(signIn, { email: address, password: fieldText(fields, 'password') })
    const isClosed = !response.ok && response.code === 'too-many-requests'
    setDoor(isClosed ? { email: address, why: response.message } : null)
    if (response.ok && 'twoFactorRedirect' in response.value) setChallenge(response.value.challenge)
    else if (response.ok) await finish()
    else if (response.code === 'not-verified') onNotVerified(address)
    else if (response.code === 'unexpected') return tAuth('unexpected')
    else if (!isClosed) return response.message || tAuth('sign-in.failed')
    return null
  })
  const passkey = useForm(async () => {
    const { authenticateWithPasskey } = await import('#features/account/two-factor/index.ts')
    const answer = await authenticateWithPasskey()
    if (answer === null) return t('passkey.failed')
    if (!answer.ok) return answer.message
    await finish()
    return null
  })
  if (challenge !== null)
    return (
      <Suspense>
        <TwoFactorForm challenge={challenge} onDone={finish} onOver={() => setChallenge(null)} />
      </Suspense>
    )

  return (
    <div className="grid gap-4">
      <form onSubmit={form.onSubmit} className="grid gap-4">
        {door === null ? (
          <FormError text={form.error} />
        ) : (
          <Suspense fallback={<FormError text={door.why} />}>
            <LockoutNotice key={door.email} {...door} />
          </Suspense>
        )}
        <TextField
          ref={email}
          label={t('field.email')}
          name="email"
          type="email"
          autoComplete="username webauthn"
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
      <form onSubmit={passkey.onSubmit} className="grid gap-4 border-hairline border-t pt-4">
        {passkey.error === null ? null : <FormError text={passkey.error} />}
        <Button type="submit" variant="outline" busy={passkey.isBusy}>
          {t('passkey.sign-in')}
        </Button>
        <p className="text-muted text-sm">{t('passkey.hint')}</p>
      </form>
    </div>
  )
}
