import { campaignsMessages, isEmailLike, trialSignupEmail } from '@tripwright/domain/plans/trial-mails'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import type { OverlayProps } from '#platform/lazy-overlay.ts'
import { log } from '#platform/log.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { OverlayPanel } from '#ui/overlay-panel.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { rememberEmailPopup } from './email-popup.state.ts'

/** Mails a link to the trial (specification section 4, "Email popup"). The X means never, all else for 24 hours. */
export function EmailPopupPanel({ onGone }: OverlayProps) {
  const t = useText(campaignsMessages)
  const [step, setStep] = useState<'open' | 'sending' | 'sent'>('open')
  const [email, setEmail] = useState('')
  const isMember = useSession().state === 'signed-in'

  useEffect(() => rememberEmailPopup({ lastShown: Date.now() }), [])
  useEffect(() => {
    if (isMember) onGone()
  }, [isMember, onGone])

  function dismiss(permanentlyDismissed: boolean) {
    rememberEmailPopup({ dismissed: true, permanentlyDismissed, lastShown: Date.now() })
    onGone()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!isEmailLike(email)) return void toast(t('email-invalid'), { kind: 'error' })
    setStep('sending')
    const sent = await call(trialSignupEmail, { email: email.trim() })
    if (sent.ok) rememberEmailPopup({ emailSubmitted: true })
    // Specification section 8: logged only, the form stays, no message.
    else log.warn('The way to the trial was not mailed', { code: sent.code })
    setStep(sent.ok ? 'sent' : 'open')
  }

  if (step === 'sent')
    return (
      <OverlayPanel
        title={t('sent.title')}
        closeLabel={t('close')}
        onClose={onGone}
        actions={
          <Button size="sm" onClick={onGone}>
            {t('sent.continue')}
          </Button>
        }
      >
        <p role="status">{t('sent.text')}</p>
      </OverlayPanel>
    )

  return (
    <OverlayPanel
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => dismiss(true)}
      onWave={() => dismiss(false)}
    >
      <p>{t('text')}</p>
      {/* Our own validation shows the specification's texts. */}
      <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="overlay-actions">
          <Button size="sm" type="submit" busy={step === 'sending'}>
            {t('send')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => dismiss(false)}>
            {t('later')}
          </Button>
        </div>
      </form>
    </OverlayPanel>
  )
}
