import { authPageMessages, verifyEmail } from '@tripwright/domain/account/sign-in'
import { trialDaysLeft } from '@tripwright/domain/plans/subscription'
import { usageMessages } from '@tripwright/domain/plans/usage'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useSubscriptionState } from '#features/plans/subscription/index.ts'
import { takeAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { restorePending } from '#platform/pending-clicks.ts'
import { completeSignIn } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'

type State =
  | { at: 'working' }
  | { at: 'done'; isSignedIn: boolean; next: string }
  | { at: 'failed'; message: string; isRetryable: boolean }

/** The page of the verification link: a script uses the token, so that a link scanner does not. */
export function VerifyPage() {
  const t = useText(authPageMessages)
  const [parameters] = useSearchParams()
  const [path, navigate] = useLocation()
  // Stored here and removed from the address: it is a secret, and addresses are stored, shown and shared.
  const [token] = useState(() => parameters.get('token'))
  const [state, setState] = useState<State>({ at: 'working' })
  const started = useRef<string | null>(null)

  const verify = useCallback(async () => {
    if (token === null) return setState({ at: 'failed', message: t('verify.no-token'), isRetryable: false })
    setState({ at: 'working' })
    const response = await call(verifyEmail, { token })
    if (!response.ok)
      return setState({
        at: 'failed',
        message: response.message,
        isRetryable: response.status === 0 || response.status >= 500,
      })
    restorePending(response.value.state)
    const isSignedIn = (await completeSignIn()).state === 'signed-in'
    setState({ at: 'done', isSignedIn, next: isSignedIn ? takeAuthRedirect() : '/auth' })
  }, [token, t])

  useEffect(() => {
    // React may run an effect twice; the token works once.
    if (started.current === token && token !== null) return
    started.current = token
    navigate(path, { replace: true })
    void verify()
  }, [verify, token, navigate, path])

  return (
    <section className="page grid flex-1 content-start justify-items-start gap-4 py-16" aria-live="polite">
      {state.at === 'working' ? (
        <>
          <h1>{t('verify.heading')}</h1>
          <p className="text-muted">{t('verify.working')}</p>
        </>
      ) : state.at === 'done' ? (
        <>
          <h1>{t('verify.done.heading')}</h1>
          <p>{state.isSignedIn ? t('verify.done.signed-in') : t('verify.done.sign-in')}</p>
          <TrialLine />
          <Link href={state.next} className={buttonClass()}>
            {state.isSignedIn ? t('verify.done.go') : t('submit.sign-in')}
          </Link>
        </>
      ) : (
        <>
          <h1>{t('verify.failed.heading')}</h1>
          <p>
            <bdi>{state.message}</bdi>
          </p>
          {state.isRetryable ? (
            <Button onClick={() => void verify()}>{t('verify.retry')}</Button>
          ) : (
            <Link href="/auth" className={buttonClass()}>
              {t('verify.again')}
            </Link>
          )}
        </>
      )}
    </section>
  )
}

/** The trial that the verification started; nothing where the device had one before. */
function TrialLine() {
  const t = useText(usageMessages)
  const plan = useSubscriptionState()
  const [now] = useState(() => Date.now())
  if (!plan?.is_trial) return null
  return (
    <p className="border-brand border-s-4 ps-3">
      <strong>{t('plan.trial', { days: trialDaysLeft(plan, now) })}</strong>
      <br />
      {t('unlimited')}
    </p>
  )
}
