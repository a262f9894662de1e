import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { useOfflineActions } from '../offline-state.ts'
import { useText } from '../text/use-text.ts'
import { clearAppData } from './clear-app-data.ts'
import { settingsMessages } from './settings.messages.ts'

// Long enough to read the confirmation of four words.
const RELOAD_AFTER_MS = 1500

/** Clears the data on this device, after explaining that it cannot be undone. Then the app restarts. */
export function ClearData() {
  const t = useText(settingsMessages)
  const { pending, refused } = useOfflineActions()
  const [step, setStep] = useState<'idle' | 'asked' | 'clearing'>('idle')
  const unsent = pending.length + refused.length

  async function clear() {
    setStep('clearing')
    if (await clearAppData()) {
      toast(t('clear.done'), { kind: 'success' })
      // The memory of this page still holds the cleared data.
      setTimeout(() => location.assign('/'), RELOAD_AFTER_MS)
      return
    }
    toast(t('clear.failed'), { kind: 'error' })
    setStep('idle')
  }

  return (
    <div className="grid gap-3">
      <Button
        variant="outline"
        aria-expanded={step !== 'idle'}
        onClick={() => setStep(step === 'idle' ? 'asked' : 'idle')}
        disabled={step === 'clearing'}
      >
        {t('clear')}
      </Button>
      {step === 'idle' ? null : (
        <section aria-label={t('clear')} className="grid gap-3 border-signal border-s-4 ps-4">
          <p>{t('clear.text')}</p>
          {unsent > 0 ? <p className="text-signal">{t('clear.unsent', { count: unsent })}</p> : null}
          <div className="flex flex-wrap gap-2">
            <Button variant="destructive" busy={step === 'clearing'} onClick={() => void clear()}>
              {t('clear.yes')}
            </Button>
            <Button variant="outline" disabled={step === 'clearing'} onClick={() => setStep('idle')}>
              {t('clear.no')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
