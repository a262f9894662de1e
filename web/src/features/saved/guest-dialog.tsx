import { GUEST_SAVE_LIMIT, savedMessages } from '@tripwright/domain/saved'
import { Link } from 'wouter'
import { keepAuthRedirect } from '#platform/auth-redirect.ts'
import { writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { closeGuestPrompt, type GuestPrompt } from './guest-prompt.state.ts'

const BENEFITS = ['limits', 'devices', 'card'] as const

/** Suggests an account to a guest who saves, more urgently each time (specification section 2, "Guest save-limit dialog"). */
export function GuestDialog({ prompt }: { prompt: GuestPrompt }) {
  const t = useText(savedMessages)
  const { level } = prompt

  function leave() {
    if (prompt.level === 'blocked') writeStored('pending-save', prompt.item)
    keepAuthRedirect(location.pathname + location.search)
    closeGuestPrompt()
  }

  return (
    <Dialog
      isOpen
      onDismiss={closeGuestPrompt}
      title={t(`guest.${level}.title`, { title: prompt.level === 'blocked' ? prompt.item.title : '' })}
      closeLabel={t('guest.later')}
      actions={
        <>
          <Link
            href="/auth"
            onClick={leave}
            className={buttonClass({ variant: level === 'encourage' ? 'default' : 'destructive' })}
          >
            {t('guest.trial')}
          </Link>
          <Button variant="ghost" onClick={closeGuestPrompt}>
            {t('guest.later')}
          </Button>
        </>
      }
    >
      <p>{t(`guest.${level}.text`, { limit: GUEST_SAVE_LIMIT, count: prompt.count })}</p>
      <ul className="mt-3 grid gap-1 border-brand border-s-4 ps-3">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>{t(`guest.benefit.${benefit}`)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
