import { authMessages, authPageMessages, signInByLink } from '@tripwright/domain/account/sign-in'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { useAfterSignIn } from './sign-in.state.ts'
import { TwoFactorForm } from './sign-in-form.tsx'

/**
 * The page behind the mailed sign-in link of a locked account. It requires a click, because link scanners open links and
 * must not use it up.
 */
export function SignInLinkForm({ token }: { token: string }) {
  const t = useText(authPageMessages)
  const tAuth = useText(authMessages)
  const finish = useAfterSignIn()
  const [, navigate] = useLocation()
  const [challenge, setChallenge] = useState<string | null>(null)
  const form = useForm(async () => {
    const response = await call(signInByLink, { token })
    if (!response.ok) return response.message || tAuth('sign-in.failed')
    if ('twoFactorRedirect' in response.value) setChallenge(response.value.challenge)
    else await finish()
    return null
  })
  if (challenge !== null)
    return (
      <>
        <h1>{t('enter.heading')}</h1>
        <Suspense>
          <TwoFactorForm
            challenge={challenge}
            onDone={finish}
            onOver={() => navigate('/auth', { replace: true })}
          />
        </Suspense>
      </>
    )

  return (
    <>
      <h1>{t('enter.heading')}</h1>
      <p className="text-muted">{t('enter.text')}</p>
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <FormError text={form.error} />
        <Button type="submit" busy={form.isBusy}>
          {t('enter.submit')}
        </Button>
      </form>
    </>
  )
}
