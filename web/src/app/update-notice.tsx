import X from 'lucide-react/icons/x'
import { applyUpdate, useUpdateWaiting } from '#platform/register-worker.ts'
import { useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { noticesMessages } from './notices.messages.ts'

// Specification section 4: the reload comes a second after the toast.
const RELOAD_DELAY_MS = 1000

/** Says that a newer version waits (specification section 4, "App update"). Later and X hide it for this session. */
export function UpdateNotice() {
  const t = useText(noticesMessages)
  const isWaiting = useUpdateWaiting()
  const isDismissed = useStored('pwa-update-dismissed') !== null
  if (!isWaiting || isDismissed) return null

  function update() {
    toast(t('update.done'), { kind: 'success' })
    setTimeout(applyUpdate, RELOAD_DELAY_MS)
  }
  const dismiss = () => void writeStored('pwa-update-dismissed', 'true')

  return (
    <section role="status" className="notice">
      <p className="flex-1">{t('update.text')}</p>
      <Button size="sm" onClick={update}>
        {t('update.now')}
      </Button>
      <Button size="sm" variant="ghost" onClick={dismiss}>
        {t('update.later')}
      </Button>
      <Button size="icon" variant="ghost" aria-label={t('close')} onClick={dismiss}>
        <X aria-hidden="true" />
      </Button>
    </section>
  )
}
