import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { useLocation } from 'wouter'
import type { SignedIn } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { accountMessages } from './account.messages.ts'

/** Whoever is signed in, and what belongs to them. */
export function UserMenu({ user }: { user: SignedIn }) {
  const t = useText(accountMessages)
  const [, navigate] = useLocation()

  return (
    <Menu
      button={
        <>
          <User aria-hidden="true" />
          <span className="max-w-44 truncate">{user.email}</span>
        </>
      }
      buttonLabel={t('menu', { email: user.email })}
      buttonClassName={buttonClass({ variant: 'ghost', size: 'sm' })}
      items={[
        {
          id: 'dashboard',
          label: t('dashboard'),
          icon: <LayoutDashboard aria-hidden="true" />,
          href: '/dashboard',
          onPick(event) {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            navigate('/dashboard')
          },
        },
        {
          id: 'sign-out',
          label: t('sign-out'),
          icon: <LogOut aria-hidden="true" />,
          onPick: () => void import('./leave-account.ts').then(({ leaveAccount }) => leaveAccount(user)),
        },
      ]}
    />
  )
}
