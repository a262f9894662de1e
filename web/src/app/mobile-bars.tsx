import Bookmark from 'lucide-react/icons/bookmark'
import House from 'lucide-react/icons/house'
import MapIcon from 'lucide-react/icons/map'
import User from 'lucide-react/icons/user'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { appMessages } from './app.messages.ts'
import { Brand } from './brand.tsx'

const ProfileSheet = lazy(() =>
  import('./profile-sheet.tsx').then(({ ProfileSheet }) => ({ default: ProfileSheet })),
)

/** The top bar of the mobile layout. */
export function MobileHeader() {
  return (
    <header className="border-ink border-b bg-paper desktop:hidden">
      <div className="page flex min-h-14 items-center">
        <Brand />
      </div>
    </header>
  )
}

/** The bottom bar of the mobile layout, in reach of the thumb; the space it covers is kept free below the page. */
export function TabBar() {
  const t = useText(appMessages)
  const [isProfileOpen, setIsProfileOpen] = useState(false)

  return (
    <>
      <div className="h-(--tab-bar-height) desktop:hidden" />
      <nav aria-label={t('nav.main')} className="tab-bar desktop:hidden">
        <ul className="grid grid-cols-4">
          <TabLink href="/" icon={<House aria-hidden="true" />} text={t('nav.home')} />
          <TabLink href="/itinerary" icon={<MapIcon aria-hidden="true" />} text={t('nav.plan')} />
          <TabLink href="/dashboard" icon={<Bookmark aria-hidden="true" />} text={t('nav.saved')} />
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

function TabLink({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  const [path] = useLocation()
  return (
    <li>
      <Link href={href} aria-current={path === href ? 'page' : undefined}>
        {icon}
        {text}
      </Link>
    </li>
  )
}
