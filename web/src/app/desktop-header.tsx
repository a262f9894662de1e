import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { appMessages } from './app.messages.ts'
import { Brand } from './brand.tsx'
import { DisplayMenu } from './display-menu.tsx'

// Only for whoever is signed in.
const UserMenu = lazy(() => import('./user-menu.tsx').then(({ UserMenu }) => ({ default: UserMenu })))

/** The top bar of the desktop layout. */
export function DesktopHeader() {
  const t = useText(appMessages)

  return (
    <header className="sticky top-0 z-20 border-ink border-b bg-paper mobile:hidden">
      <div className="page flex min-h-16 flex-wrap items-center gap-2">
        <Brand />
        <nav aria-label={t('nav.main')} className="ms-4 flex flex-1 flex-wrap gap-1">
          <NavLink href="/" text={t('nav.home')} />
          <NavLink href="/itinerary" text={t('nav.plan')} />
          <NavLink href="/flights" text={t('nav.flights')} />
          <NavLink href="/accommodation-search" text={t('nav.hotels')} />
          <NavLink href="/dashboard" text={t('nav.saved')} />
        </nav>
        <Account />
        <DisplayMenu />
      </div>
    </header>
  )
}

function NavLink({ href, text }: { href: string; text: string }) {
  const [path] = useLocation()
  const isHere = path === href
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={buttonClass({ variant: 'ghost', size: 'sm' }, isHere ? 'underline underline-offset-8' : '')}
    >
      {text}
    </Link>
  )
}

// The two links are also what is prerendered; whoever is signed in sees the menu in their place, in the same room.
function Account() {
  const t = useText(appMessages)
  const session = useSession()
  return (
    <div className="flex justify-end gap-2 md:min-w-60">
      {session.state === 'signed-in' ? (
        <Suspense>
          <UserMenu user={session.user} />
        </Suspense>
      ) : (
        <>
          <Link href="/auth" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {t('account.sign-in')}
          </Link>
          <Link href="/auth" className={buttonClass({ size: 'sm' })}>
            {t('account.get-started')}
          </Link>
        </>
      )}
    </div>
  )
}
