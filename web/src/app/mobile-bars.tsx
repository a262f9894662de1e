import Bookmark from 'lucide-react/icons/bookmark'
import Compass from 'lucide-react/icons/compass'
import House from 'lucide-react/icons/house'
import MapIcon from 'lucide-react/icons/map'
import Menu from 'lucide-react/icons/menu'
import User from 'lucide-react/icons/user'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { appMessages } from './app.messages.ts'
import { Brand } from './brand.tsx'
import { NAV_GROUPS } from './nav-groups.ts'

const ToolsDrawer = lazyPart(() => import('./tools-drawer.tsx').then(({ ToolsDrawer }) => ToolsDrawer))
const ProfileSheet = lazyPart(() => import('./profile-sheet.tsx').then(({ ProfileSheet }) => ProfileSheet))

const TABS = [
  { href: '/', text: 'nav.home', Icon: House },
  { href: '/itinerary', text: 'nav.plan', Icon: MapIcon },
  { href: '/dashboard', text: 'nav.saved', Icon: Bookmark },
  { href: '/assistant', text: 'nav.assistant', Icon: Compass },
] as const

/** The top bar of the mobile layout. `data-installed` is set by inline/before-paint.ts. */
export function MobileHeader() {
  const t = useText(appMessages)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  return (
    <>
      <header className="mobile-bar border-ink border-b bg-paper desktop:hidden">
        <div className="page flex min-h-14 items-center gap-1">
          <button
            type="button"
            aria-label={t('nav.all')}
            aria-haspopup="dialog"
            className={buttonClass({ variant: 'ghost', size: 'icon' }, '-ms-3')}
            onClick={() => setIsDrawerOpen(true)}
          >
            <Menu aria-hidden="true" />
          </button>
          <Brand />
          <Link
            href="/download"
            className={buttonClass(
              { variant: 'outline', size: 'sm' },
              'ms-auto px-2! in-data-installed:hidden',
            )}
          >
            {t('bar.get-app')}
          </Link>
          <Link
            href="/pricing-new"
            className={buttonClass(
              { variant: 'secondary', size: 'sm' },
              'min-w-11 px-2! in-data-installed:ms-auto',
            )}
          >
            {t('bar.pro')}
          </Link>
        </div>
      </header>
      {isDrawerOpen ? (
        <Suspense>
          <ToolsDrawer groups={NAV_GROUPS} onClose={() => setIsDrawerOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The bottom bar of the mobile layout, in reach of the thumb; the page keeps the space below it free. */
export function TabBar() {
  const t = useText(appMessages)
  const [path] = useLocation()
  const [isProfileOpen, setIsProfileOpen] = useState(false)

  return (
    <>
      <div className="h-(--tab-bar-height) desktop:hidden" />
      <nav aria-label={t('nav.main')} className="tab-bar desktop:hidden">
        <ul className="grid auto-cols-fr grid-flow-col">
          {TABS.map(({ href, text, Icon }) => (
            <li key={href}>
              <Link href={href} aria-current={path === href ? 'page' : undefined}>
                <Icon aria-hidden="true" />
                {t(text)}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setIsProfileOpen(true)}>
              <User aria-hidden="true" />
              {t('nav.profile')}
            </button>
          </li>
        </ul>
      </nav>
      {isProfileOpen ? (
        <Suspense>
          <ProfileSheet onClose={() => setIsProfileOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
