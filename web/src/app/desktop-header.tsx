import Search from 'lucide-react/icons/search'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { appMessages } from './app.messages.ts'
import { Brand } from './brand.tsx'
import { DisplayMenu } from './display-menu.tsx'
import { TOP_BAR_ITEMS } from './nav-items.data.ts'
import { openPanel } from './open-panel.ts'

// Only for the signed-in user.
const UserMenu = lazyPart(() => import('./user-menu.tsx').then(({ UserMenu }) => UserMenu))

/** The top bar of the desktop layout. */
export function DesktopHeader() {
  const t = useText(appMessages)

  return (
    <header className="z-20 border-ink border-b bg-paper md:sticky md:top-0 mobile:hidden">
      <div className="page flex min-h-16 flex-wrap items-center gap-2">
        <Brand />
        <nav
          aria-label={t('nav.main')}
          className="flex flex-1 flex-wrap gap-1 max-md:-ms-3 max-md:basis-full md:ms-4"
        >
          {TOP_BAR_ITEMS.map(({ href, text }) => (
            <NavLink key={href} href={href} text={t(text)} />
          ))}
        </nav>
        <div className="-me-3 flex flex-wrap items-center gap-1 max-md:-ms-3">
          <Account />
          <button
            type="button"
            aria-label={t('nav.search')}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
            onClick={() => openPanel('palette')}
          >
            <Search aria-hidden="true" />
          </button>
          <DisplayMenu />
        </div>
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

// The prerendered document has the two links; the signed-in user sees the menu instead, in the same space.
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
