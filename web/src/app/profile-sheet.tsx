import LogOut from 'lucide-react/icons/log-out'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { ClearData } from '#platform/settings/clear-data.tsx'
import { useText } from '#platform/text/use-text.ts'
import { useCloseOnBack } from '#platform/use-close-on-back.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { accountMessages } from './account.messages.ts'
import { leaveAccount } from './leave-account.ts'

// A sign-out without a network must not wait for switches that are not on the device yet.
const MobileSettings = lazyPart(() =>
  import('#platform/settings/mobile-settings.tsx').then(({ MobileSettings }) => MobileSettings),
)
const LanguageField = lazyPart(() =>
  import('./display-choices.tsx').then(({ LanguageField }) => LanguageField),
)
const PersonPhoto = lazyPart(() => import('#ui/person-photo.tsx').then(({ PersonPhoto }) => PersonPhoto))

const OWN_PAGES = [
  { href: '/dashboard', text: 'dashboard' },
  { href: '/profile', text: 'profile' },
  { href: '/notifications', text: 'notifications' },
] as const

/** The sheet of the Profile tab: the signed-in user and the settings of this device. */
export function ProfileSheet({ onClose }: { onClose: () => void }) {
  const t = useText(accountMessages)
  const session = useSession()
  const user = session.state === 'signed-in' ? session.user : null
  const leave = useCloseOnBack(onClose)

  function follow() {
    leave()
    onClose()
  }
  function signOut() {
    onClose()
    if (user) void leaveAccount(user)
  }

  return (
    <Sheet isOpen onDismiss={onClose} title={user ? user.email : t('guest')} closeLabel={t('close')}>
      {user?.image ? (
        <Suspense fallback={null}>
          <PersonPhoto name={user.name || user.email} photo={user.image} className="size-16 text-xl" />
        </Suspense>
      ) : null}
      {user ? (
        <nav aria-label={t('own-pages')} className="flex flex-wrap gap-2">
          {OWN_PAGES.map(({ href, text }) => (
            <Link
              key={href}
              href={href}
              replace
              className={buttonClass({ variant: 'outline' })}
              onClick={follow}
            >
              {t(text)}
            </Link>
          ))}
        </nav>
      ) : (
        <>
          <p className="text-muted">{t('guest.text')}</p>
          <Link href="/auth" replace className={buttonClass()} onClick={follow}>
            {t('get-started')}
          </Link>
        </>
      )}
      <section className="grid gap-4">
        <h3 className="coordinate border-rule border-b pt-2 pb-1">{t('settings')}</h3>
        <Suspense fallback={null}>
          <MobileSettings />
          <LanguageField />
        </Suspense>
        <ClearData />
        {user ? (
          <Button variant="ghost" onClick={signOut}>
            <LogOut aria-hidden="true" />
            {t('sign-out')}
          </Button>
        ) : null}
      </section>
    </Sheet>
  )
}
