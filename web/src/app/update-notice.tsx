import { useState } from 'react'
import type { OverlayProps } from '#platform/lazy-overlay.ts'
import { applyUpdate, useUpdateWaiting } from '#platform/register-service-worker.ts'
import { useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { OverlayPanel } from '#ui/overlay-panel.tsx'
import { toast } from '#ui/toast.ts'
import { noticesMessages } from './notices.messages.ts'

// Specification section 4: the reload comes a second after the toast.
const RELOAD_DELAY_MS = 1000

/** The time from which the notice may be shown, or null: no update waits, or it was dismissed in this session. */
export function useUpdateMoment(since: number): number | null {
  const isWaiting = useUpdateWaiting()
  const isDismissed = useStored('pwa-update-dismissed') !== null
  return isWaiting && !isDismissed ? since : null
}

/** Announces that a newer version waits (specification section 4, "App update"). Later and X hide it for this session. */
export function UpdateNotice({ onGone }: OverlayProps) {
  const t = useText(noticesMessages)
  const [isUpdating, setIsUpdating] = useState(false)

  function update() {
    setIsUpdating(true)
    toast(t('update.done'), { kind: 'success' })
    setTimeout(applyUpdate, RELOAD_DELAY_MS)
  }

  function dismiss() {
    writeStored('pwa-update-dismissed', 'true')
    onGone()
  }

  return (
    <OverlayPanel
      title={t('update.title')}
      closeLabel={t('close')}
      onClose={dismiss}
      actions={
        <>
          <Button size="sm" busy={isUpdating} onClick={update}>
            {t('update.now')}
          </Button>
          <Button size="sm" variant="ghost" onClick={dismiss}>
            {t('update.later')}
          </Button>
        </>
      }
    >
      <p>{t('update.text')}</p>
    </OverlayPanel>
  )
}
