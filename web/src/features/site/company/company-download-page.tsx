import { landingMessages } from '@tripwright/domain/site/company'
import { useState } from 'react'
import { ShareButton } from '#features/sharing/share/index.ts'
import { install, useInstallState } from '#features/site/install/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

const PLATFORMS = ['ios', 'android', 'desktop'] as const
const STEPS = [1, 2, 3] as const

/** Installation from the browser: one click where the browser offers it, three steps everywhere. */
export function DownloadPage() {
  const t = useText(landingMessages)
  const state = useInstallState()
  const [result, setResult] = useState<'installing' | 'dismissed' | 'failed' | null>(null)

  async function promptInstall() {
    setResult('installing')
    const outcome = await install()
    setResult(outcome === 'accepted' ? null : outcome === 'dismissed' ? 'dismissed' : 'failed')
  }

  return (
    <div className="page grid gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{t('download.heading')}</h1>
        <p className="max-w-prose text-lg">{t('download.lead')}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        {state === 'offered' ? (
          <Button onClick={() => void promptInstall()}>{t('download.install')}</Button>
        ) : null}
        <ShareButton />
      </div>
      <p role="status" className="min-h-lh">
        {state === 'installed' ? t('download.installed') : result === null ? null : t(`download.${result}`)}
      </p>
      <section className="grid gap-5">
        <h2>{t('download.steps')}</h2>
        <div className="grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
          {PLATFORMS.map((platform) => (
            <section key={platform} className="neatline grid content-start gap-3 p-5">
              <h3>{t(`download.${platform}.title`)}</h3>
              <ol className="grid list-decimal gap-2 ps-5">
                {STEPS.map((step) => (
                  <li key={step}>{t(`download.${platform}.${step}`)}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
    </div>
  )
}
