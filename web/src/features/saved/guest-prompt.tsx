import { GUEST_SAVE_LIMIT, savedMessages } from '@tripwright/domain/saved'
import { Link } from 'wouter'
import { keepAuthRedirect } from '#platform/auth-redirect.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { closeGuestPrompt, useGuestPrompt } from './guest-prompt.state.ts'

/** Suggests an account to a guest who saves (specification section 2, "Guest save-limit dialog"). */
export function GuestPrompt() {
  const prompt = useGuestPrompt()
  const t = useText(savedMessages)
  const isFull = prompt?.level === 'full'

  function leave() {
    keepAuthRedirect(location.pathname + location.search)
    closeGuestPrompt()
  }

  return (
    <Dialog
      isOpen={prompt !== null}
      onDismiss={closeGuestPrompt}
      title={isFull ? t('guest.full.title') : t('guest.encourage.title')}
      closeLabel={t('guest.later')}
      actions={
        <>
          <Link
            href="/auth"
            onClick={leave}
            className={buttonClass({ variant: isFull ? 'destructive' : 'default' })}
          >
            {t('guest.trial')}
          </Link>
          <Button variant="ghost" onClick={closeGuestPrompt}>
            {t('guest.later')}
          </Button>
        </>
      }
    >
      <p>
        {isFull
          ? t('guest.full.text', { limit: GUEST_SAVE_LIMIT })
          : t('guest.encourage.text', { count: prompt?.count ?? 0 })}
      </p>
    </Dialog>
  )
}
