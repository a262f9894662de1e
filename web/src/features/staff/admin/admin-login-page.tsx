import { adminMessages } from '@tripwright/domain/staff/admin'
import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { SignInForm } from '#features/account/sign-in/index.ts'
import { sameOriginPath, saveAuthRedirect } from '#platform/auth-redirect.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { ContourArt } from '#ui/contour-art.tsx'

/** Open to each staff role; `/dashboard-admin` is not. */
const STAFF_HOME = '/admin'

/** The staff sign-in; `returnTo` accepts our own pages only (contract.md, "Calls"). */
export function AdminLoginPage() {
  const t = useText(adminMessages)
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const session = useSession()
  const returnTo = parameters.get('returnTo') ?? STAFF_HOME

  useEffect(() => saveAuthRedirect(sameOriginPath(returnTo) ?? STAFF_HOME), [returnTo])

  return (
    <section className="relative isolate flex flex-1 items-start justify-center overflow-hidden px-4 py-10 desktop:py-16">
      <div className="-z-10 absolute inset-0 *:size-full">
        <ContourArt lat={46.02} lon={7.75} variant="band" isUnmarked />
      </div>
      <div className="neatline grid w-full max-w-120 gap-4 p-6 desktop:p-8">
        <h1>{t('login.heading')}</h1>
        <p className="text-muted">{t('login.lead')}</p>
        {session.state === 'signed-in' ? (
          <p role="status" className="wrap-anywhere border border-rule bg-well p-3">
            {t('login.signed-in', { email: session.user.email })}
          </p>
        ) : null}
        <SignInForm onForgot={() => navigate('/auth')} onNotVerified={() => navigate('/auth')} />
        <Link href="/auth" className="inline-flex min-h-11 items-center justify-self-start underline">
          {t('login.traveller')}
        </Link>
      </div>
    </section>
  )
}
