import { adminMessages } from '@tripwright/domain/admin'
import { hasFlag, type Role } from '@tripwright/domain/auth'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { type SignedIn, useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { lookUpRole, StaffContext } from './admin-staff.state.ts'

/** Specification section 4, "Admin gate": verifying, the sign-in page of staff, Access Denied, or the content. */
export function AdminGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const [known, setKnown] = useState<{ id: string; role: Role } | null>(null)
  const id = session.state === 'signed-in' ? session.user.id : null

  useEffect(() => {
    if (id === null) return
    let isCurrent = true
    void lookUpRole().then((role) => {
      if (isCurrent) setKnown({ id, role })
    })
    return () => {
      isCurrent = false
    }
  }, [id])

  if (session.state === 'signed-out') return <ToStaffSignIn />
  if (session.state === 'loading' || known?.id !== session.user.id) return <Verifying />
  if (!hasFlag(known.role, 'support')) return <AccessDenied user={session.user} />
  const { email } = session.user
  return <StaffContext value={{ id: known.id, email, role: known.role }}>{children}</StaffContext>
}

function ToStaffSignIn() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    // The path is that of the sign-in page already when this is drawn for the last time.
    if (path === '/admin-login') return
    const here = search ? `${path}?${search}` : path
    navigate(`/admin-login?returnTo=${encodeURIComponent(here)}`, { replace: true })
  }, [path, search, navigate])
  return <Verifying />
}

function Verifying() {
  const t = useText(adminMessages)
  return (
    <div className="page grid min-h-dvh content-start gap-6 py-12">
      <p aria-hidden="true" className="text-muted">
        {t('gate.verifying')}
      </p>
      <Loading label={t('gate.verifying')}>
        <Skeleton className="h-64" />
      </Loading>
    </div>
  )
}

function AccessDenied({ user }: { user: SignedIn }) {
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
