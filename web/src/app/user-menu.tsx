import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import type { SignedInUser } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { accountMessages } from './account.messages.ts'

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

  return (
    <Menu
      button={
        <>
          <User aria-hidden="true" />
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
