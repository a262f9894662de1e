import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { type MouseEvent, Suspense } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import type { SignedInUser } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { accountMessages } from './account.messages.ts'

// Few accounts have a photo, and none is shown with no network.
const PersonPhoto = lazyPart(() => import('#ui/person-photo.tsx').then(({ PersonPhoto }) => PersonPhoto))

/** In the order of specification section 2, "Shell"; signing out comes last. */
const PAGES = [
  { href: '/dashboard', text: 'dashboard' },
  { href: '/profile', text: 'profile' },
  { href: '/notifications', text: 'notifications' },
  { href: '/about', text: 'about' },
  { href: '/help-center', text: 'help' },
  { href: '/support-center', text: 'support' },
] as const

/** The signed-in user, with links to their pages. */
export function UserMenu({ user }: { user: SignedInUser }) {
  const t = useText(accountMessages)
  const [, navigate] = useLocation()

  const pageItem = ({ href, text }: (typeof PAGES)[number]) => ({
    id: href,
    label: t(text),
    href,
    onPick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      navigate(href)
    },
  })
  const signOutItem = {
    id: 'sign-out',
    label: t('sign-out'),
    icon: <LogOut aria-hidden="true" />,
    onPick: () => void import('./leave-account.ts').then(({ leaveAccount }) => leaveAccount(user)),
  }

  const icon = <User aria-hidden="true" />
  return (
    <Menu
      button={
        <>
          {user.image ? (
            <Suspense fallback={icon}>
              <PersonPhoto name={user.name || user.email} photo={user.image} />
            </Suspense>
          ) : (
            icon
          )}
          {/* Truncated at the end of the address, also in a right-to-left page. */}
          <bdi className="max-w-44 truncate">{user.email}</bdi>
        </>
      }
      buttonLabel={t('menu', { email: user.email })}
      buttonClassName={buttonClass({ variant: 'ghost', size: 'sm' })}
      items={[...PAGES.map(pageItem), signOutItem]}
    />
  )
}
