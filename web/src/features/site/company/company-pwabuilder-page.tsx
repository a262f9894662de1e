import { landingMessages } from '@tripwright/domain/site/company'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { checkInstallation, INSTALL_CHECKS, type InstallCheck } from './install-checks.state.ts'

type CheckResults = Record<InstallCheck, boolean>

/** Checks whether this installation can be packaged as an app, and links to the packaging service. */
export function PwabuilderPage() {
  const t = useText(landingMessages)
  const [results, setResults] = useState<CheckResults | null>(null)
  const [isChecking, setIsChecking] = useState(false)

  async function check() {
    setIsChecking(true)
    setResults(await checkInstallation())
    setIsChecking(false)
  }

  return (
    <div className="page grid gap-6 py-8 desktop:py-12">
      <header className="grid gap-3 border-ink border-b pb-4">
        <h1>{t('pwabuilder.heading')}</h1>
        <p className="max-w-prose text-lg">{t('pwabuilder.lead')}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        <Button busy={isChecking} onClick={() => void check()}>
          {t(results === null ? 'pwabuilder.check' : 'pwabuilder.again')}
        </Button>
        <a href="/manifest.webmanifest" className={buttonClass({ variant: 'outline' })}>
          {t('pwabuilder.manifest')}
        </a>
      </div>
      <p role="status" className="min-h-lh">
        {results
          ? t('pwabuilder.result', { count: INSTALL_CHECKS.filter((one) => !results[one]).length })
          : null}
      </p>
      <dl className="grid border-hairline border-b">
        {INSTALL_CHECKS.map((one) => (
          <div key={one} className="flex justify-between gap-4 border-hairline border-t py-3">
            <dt>{t(`pwabuilder.is.${one}`)}</dt>
            <dd className="font-semibold">
              {results ? t(results[one] ? 'pwabuilder.ok' : 'pwabuilder.not-ok') : '–'}
            </dd>
          </div>
        ))}
      </dl>
      {/* The service must reach the address from outside. */}
      {results?.https ? (
        <a
          href={`https://www.pwabuilder.com/reportcard?site=${encodeURIComponent(location.origin)}`}
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'link' }, 'justify-self-start')}
        >
          {t('pwabuilder.go')}
        </a>
      ) : null}
    </div>
  )
}
