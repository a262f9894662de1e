import { type InstallKind, installMessages } from '@tripwright/domain/site/install'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CopyLinkButton, ShareButton } from '#features/sharing/share/index.ts'
import type { OverlayProps } from '#platform/lazy-overlay.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { OverlayPanel } from '#ui/overlay-panel.tsx'
import { countInstallEvent, rememberDismissal } from './install-memory.state.ts'
import { useDueInstallPrompt } from './install-moment.state.ts'
import { install, useInstallState } from './install-offer.state.ts'

/** The install prompt in its four forms (specification section 4). "Not Now" means in two days; the X means never. */
export function InstallPromptPanel({ onGone }: OverlayProps) {
  const t = useText(installMessages)
  // The offer at the time of opening: a used offer becomes null.
  const [kind] = useState<InstallKind>(useDueInstallPrompt()?.kind ?? 'first')
  const [step, setStep] = useState<'open' | 'asking' | 'manual'>('open')
  const isInstalled = useInstallState() === 'installed'

  useEffect(() => countInstallEvent('shown'), [])
  useEffect(() => {
    if (isInstalled) onGone()
  }, [isInstalled, onGone])

  function dismiss(isForGood: boolean) {
    countInstallEvent('dismissed')
    rememberDismissal(Date.now(), isForGood)
    onGone()
  }

  async function promptInstall() {
    setStep('asking')
    const outcome = await install()
    if (outcome === 'not-offered') return setStep('manual')
    if (outcome === 'dismissed') rememberDismissal(Date.now(), false)
    onGone()
  }

  return (
    <OverlayPanel
      title={t(`${kind}.title`)}
      closeLabel={t('close')}
      onClose={() => dismiss(true)}
      onWave={() => dismiss(false)}
      actions={
        <>
          <MainAction kind={kind} step={step} onInstall={() => void promptInstall()} onLeave={onGone} />
          {kind === 'social' ? <ShareButton size="sm" label={t('share')} /> : null}
          <Button size="sm" variant="ghost" onClick={() => dismiss(false)}>
            {t('later')}
          </Button>
        </>
      }
    >
      <p role="status">
        {step === 'open' ? t(`${kind}.text`) : step === 'asking' ? t('asking') : t('manual')}
      </p>
    </OverlayPanel>
  )
}

type MainActionProps = { kind: InstallKind; step: string; onInstall: () => void; onLeave: () => void }

function MainAction({ kind, step, onInstall, onLeave }: MainActionProps) {
  const t = useText(installMessages)
  if (kind === 'in-app')
    return (
      <CopyLinkButton label={t('copy-link')} onCopy={() => countInstallEvent('social-browser-attempts')} />
    )
  if (step === 'manual')
    return (
      <Link href="/download" className={buttonClass({ size: 'sm' })} onClick={onLeave}>
        {t('steps')}
      </Link>
    )
  return (
    <Button size="sm" busy={step === 'asking'} onClick={onInstall}>
      {t('install')}
    </Button>
  )
}
