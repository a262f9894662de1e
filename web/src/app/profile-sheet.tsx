import LogOut from 'lucide-react/icons/log-out'
import { Link } from 'wouter'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { accountMessages } from './account.messages.ts'
import { DisplayChoices } from './display-choices.tsx'
import { leaveAccount } from './leave-account.ts'

/** What the Profile tab opens: who is signed in, theme and language. */
export function ProfileSheet({ onClose }: { onClose: () => void }) {
  const t = useText(accountMessages)
  const session = useSession()
  const user = session.state === 'signed-in' ? session.user : null

  function leave() {
    onClose()
    if (user) void leaveAccount(user)
  }

  return (
    <Sheet isOpen onDismiss={onClose} title={user ? user.email : t('guest')} closeLabel={t('close')}>
      <DisplayChoices />
      {user ? (
        <>
          <Link href="/dashboard" className={buttonClass({ variant: 'outline' })} onClick={onClose}>
            {t('dashboard')}
          </Link>
          <Button variant="ghost" onClick={leave}>
            <LogOut aria-hidden="true" />
            {t('sign-out')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-muted">{t('guest.text')}</p>
          <Link href="/auth" className={buttonClass()} onClick={onClose}>
            {t('get-started')}
          </Link>
        </>
      )}
    </Sheet>
  )
}
