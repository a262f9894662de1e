import { authPageMessages } from '@tripwright/domain/account/sign-in'
import { type ReactNode, Suspense } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { AuthSteps } from './auth-steps.tsx'

// Pages of mailed links, which need the network anyway.
const ResetForm = lazyPart(() => import('./reset-password-form.tsx').then(({ ResetForm }) => ResetForm))
const SignInLinkForm = lazyPart(() =>
  import('./sign-in-link-form.tsx').then(({ SignInLinkForm }) => SignInLinkForm),
)
const TwoFactorRemovalLink = lazyPart(() =>
  import('#features/account/two-factor/index.ts').then(({ TwoFactorRemovalLink }) => TwoFactorRemovalLink),
)

const EmailChangeLink = lazyPart(() =>
  import('#features/account/email-change/index.ts').then(({ EmailChangeLink }) => EmailChangeLink),
)

/** Sign-in, sign-up, a forgotten password, and mailed links: `?reset=`, `?enter=`, `?lost=`, `?keep=`, `?change=` and `?stop=<token>`. */
export function AuthPage() {
  const t = useText(authPageMessages)
  const [searchParameters] = useSearchParams()
  // The prerendered document has no parameters.
  const parameters = useIsHydrated() ? searchParameters : new URLSearchParams()
  const session = useSession()
  const mailed = mailLinkForm(parameters, session.state === 'signed-in')

  function content() {
    if (mailed !== null) return <Suspense>{mailed}</Suspense>
    if (session.state === 'signed-in') return <SignedIn email={session.user.email} />
    return (
      <AuthSteps tab="sign-in">
        <h1>{t('heading')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </AuthSteps>
    )
  }

  return (
    <section className="relative isolate flex flex-1 items-start justify-center overflow-hidden px-4 py-10 desktop:py-16">
      <div className="-z-10 absolute inset-0 *:size-full">
        <ContourArt lat={46.02} lon={7.75} variant="band" isUnmarked />
      </div>
      <div className="neatline grid w-full max-w-120 gap-4 p-6 desktop:p-8">{content()}</div>
    </section>
  )
}

/** The form of the mailed link that led here, if any. */
function mailLinkForm(parameters: URLSearchParams, isSignedIn: boolean): ReactNode {
  const { reset, enter, lost, keep, change, stop } = Object.fromEntries(parameters)
  if (lost !== undefined) return <TwoFactorRemovalLink kind="lost" token={lost} />
  if (keep !== undefined) return <TwoFactorRemovalLink kind="keep" token={keep} />
  if (change !== undefined) return <EmailChangeLink kind="change" token={change} />
  if (stop !== undefined) return <EmailChangeLink kind="stop" token={stop} />
  if (reset !== undefined) return <ResetForm token={reset} />
  return enter === undefined || isSignedIn ? null : <SignInLinkForm token={enter} />
}

function SignedIn({ email }: { email: string }) {
  const t = useText(authPageMessages)
  return (
    <>
      <h1>{t('signed-in.heading')}</h1>
      <p>{t('signed-in.text', { email })}</p>
      <Link href="/dashboard" className={buttonClass()}>
        {t('signed-in.go')}
      </Link>
    </>
  )
}
