import { STAFF_FLAGS } from '@tripwright/domain/base/contract'
import { hasFlag, type Role } from '@tripwright/domain/base/roles'
import { adminMessages, TAB_FLAGS } from '@tripwright/domain/staff/admin'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { type SignedInUser, useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { lookUpRole, StaffContext, type TwoFactorStatus } from './admin-staff.state.ts'

// Large, and seldom needed.
const SignInMethods = lazyPart(() =>
  import('#features/account/two-factor/index.ts').then(({ SignInMethods }) => SignInMethods),
)

type StaffIdentity = { id: string; role: Role; secondStep: TwoFactorStatus }

/** The flags of which one opens a page: any staff role, support and above, admin and above, or the editors of posts. */
const FLAGS_OF = { staff: STAFF_FLAGS, support: ['support'], admin: ['admin'], blog: TAB_FLAGS.blog } as const

type AdminGateProps = {
  needs: keyof typeof FLAGS_OF
  children: ReactNode
}

/** Specification section 4, "Admin gate": verifying, the sign-in page of staff, Access Denied, or the content. */
export function AdminGate({ needs, children }: AdminGateProps) {
  const session = useSession()
  const [identity, setIdentity] = useState<StaffIdentity | null>(null)
  const id = session.state === 'signed-in' ? session.user.id : null

  useEffect(() => {
    if (id === null) return
    let isCurrent = true
    void lookUpRole().then((latest) => {
      if (isCurrent) setIdentity({ id, ...latest })
    })
    return () => {
      isCurrent = false
    }
  }, [id])

  if (session.state === 'signed-out') return <ToStaffSignIn />
  if (session.state === 'loading' || identity?.id !== session.user.id) return <Verifying />
  if (!FLAGS_OF[needs].some((flag) => hasFlag(identity.role, flag)))
    return <AccessDenied user={session.user} />
  if (identity.secondStep === 'required')
    return <RequireTwoFactor identity={identity} onLooked={setIdentity} />
  const { email } = session.user
  return <StaffContext value={{ ...identity, email }}>{children}</StaffContext>
}

function ToStaffSignIn() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    // On the last render the path is already that of the sign-in page.
    if (path === '/admin-login') return
    const here = search ? `${path}?${search}` : path
    navigate(`/admin-login?returnTo=${encodeURIComponent(here)}`, { replace: true })
  }, [path, search, navigate])
  return <Verifying />
}

/** Where staff need two-factor and this session was opened without it: set it up here, or sign in with it. */
function RequireTwoFactor({
  identity,
  onLooked,
}: {
  identity: StaffIdentity
  onLooked: (identity: StaffIdentity) => void
}) {
  const t = useText(adminMessages)
  const [path] = useLocation()
  const [isMissing, setIsMissing] = useState(false)

  // Not automatic once it is on: the page shows the recovery codes, which must be saved.
  async function goOn() {
    const latest = await lookUpRole()
    setIsMissing(latest.secondStep === 'required')
    onLooked({ id: identity.id, ...latest })
  }

  return (
    <div className="page grid gap-6 py-10">
      <header className="grid max-w-prose gap-3">
        <h1>{t('step.title')}</h1>
        <p>{t('step.text', { role: t('role', { role: identity.role }) })}</p>
        <p className="text-muted">{t('step.again')}</p>
        <Link
          href={`/admin-login?returnTo=${encodeURIComponent(path)}`}
          className="inline-flex min-h-11 items-center justify-self-start underline"
        >
          {t('step.sign-in')}
        </Link>
      </header>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <SignInMethods isStepOnly onChanged={() => setIsMissing(false)} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-4 border-ink border-t pt-6">
        <Button onClick={() => void goOn()}>{t('step.go-on')}</Button>
        <p role="status">{isMissing ? t('step.not-yet') : null}</p>
      </div>
    </div>
  )
}

function Verifying() {
  const t = useText(adminMessages)
  return (
    <Loading
      label={t('gate.verifying')}
      isLabelVisible
      className="page grid min-h-dvh content-start gap-6 py-12"
    >
      <Skeleton className="h-64" />
    </Loading>
  )
}

function AccessDenied({ user }: { user: SignedInUser }) {
  const t = useText(adminMessages)
  return (
    <section className="relative isolate flex flex-1 items-start justify-center overflow-hidden px-4 py-10 desktop:py-16">
      <div className="-z-10 absolute inset-0 *:size-full">
        <ContourArt lat={-54.8} lon={-68.3} variant="band" isUnmarked />
      </div>
      <div className="neatline grid w-full max-w-120 gap-4 p-6 desktop:p-8">
        <h1>{t('denied.title')}</h1>
        <p>{t('denied.text')}</p>
        <p className="text-muted">{t('denied.contact')}</p>
        <p className="coordinate wrap-anywhere">{t('denied.signed-in', { email: user.email })}</p>
        <div className="flex flex-wrap gap-3">
          <Link href="/admin-login" className={buttonClass()}>
            {t('denied.login')}
          </Link>
          <Link href="/" className={buttonClass({ variant: 'outline' })}>
            {t('denied.home')}
          </Link>
        </div>
      </div>
    </section>
  )
}
