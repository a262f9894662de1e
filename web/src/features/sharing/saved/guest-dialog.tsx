import { GUEST_SAVE_LIMIT, savedMessages } from '@tripwright/domain/sharing/saved'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { newClick } from '#platform/pending-clicks.ts'
import { useSession } from '#platform/session.ts'
import { writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { closeGuestPrompt, type GuestPromptState } from './guest-prompt.state.ts'

const AuthSteps = lazyPart(() =>
  import('#features/account/sign-in/index.ts').then(({ AuthSteps }) => AuthSteps),
)

/** Suggests an account to a guest who saves, more urgently each time (specification section 2, "Guest save-limit dialog"). */
export function GuestDialog({ prompt }: { prompt: GuestPromptState }) {
  const t = useText(savedMessages)
  const [isEntering, setIsEntering] = useState(false)
  const { level } = prompt
  const title = t(`guest.${level}.title`, { title: prompt.level === 'blocked' ? prompt.item.title : '' })

  function enter() {
    if (prompt.level === 'blocked') writeStored('pending-save', { ...prompt.item, click: newClick() })
    saveAuthRedirect(location.pathname + location.search)
    setIsEntering(true)
  }

  if (isEntering)
    return (
      <AuthDialog title={title}>
        <Benefits />
      </AuthDialog>
    )
  return (
    <Dialog
      isOpen
      onDismiss={closeGuestPrompt}
      title={title}
      closeLabel={t('guest.close')}
      actions={
        <>
          <Button variant={level === 'encourage' ? 'default' : 'destructive'} onClick={enter}>
            {t('guest.trial')}
          </Button>
          <Button variant="ghost" onClick={closeGuestPrompt}>
            {t('guest.later')}
          </Button>
        </>
      }
    >
      <p>{t(`guest.${level}.text`, { limit: GUEST_SAVE_LIMIT, count: prompt.count })}</p>
      <div className="mt-3">
        <Benefits />
      </div>
    </Dialog>
  )
}

/**
 * Sign-in or sign-up without leaving the page (specification section 2, "Auth dialog"). The original click is replayed
 * afterwards.
 */
function AuthDialog({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(savedMessages)
  const session = useSession()
  useEffect(() => {
    if (session.state === 'signed-in') closeGuestPrompt()
  }, [session.state])
  return (
    <Dialog
      isOpen
      onDismiss={closeGuestPrompt}
      title={title}
      closeLabel={t('guest.close')}
      actions={
        <Button variant="ghost" onClick={closeGuestPrompt}>
          {t('guest.cancel')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AuthSteps tab="sign-up">{children}</AuthSteps>
        </Suspense>
      </div>
    </Dialog>
  )
}

const BENEFITS = ['limits', 'devices', 'card'] as const

/** The benefits of the trial. */
function Benefits() {
  const t = useText(savedMessages)
  return (
    <div className="grid gap-1 border-brand border-s-4 ps-3">
      <p className="font-semibold">{t('guest.benefits')}</p>
      <ul className="grid gap-1">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>{t(`guest.benefit.${benefit}`)}</li>
        ))}
      </ul>
    </div>
  )
}
