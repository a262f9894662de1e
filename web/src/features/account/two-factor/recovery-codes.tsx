import { factorsMessages } from '@tripwright/domain/account/two-factor'
import { useEffect, useRef } from 'react'
import { downloadText } from '#platform/download-file.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

type RecoveryCodesProps = { codes: readonly string[]; email: string; onSaved: () => void }

/** The codes for a lost phone, shown only once. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const t = useText(factorsMessages)
  const section = useRef<HTMLElement>(null)
  // On a phone the pressed button is far below, and the codes are shown only once.
  useEffect(() => section.current?.focus(), [])

  function download() {
    downloadText(
      'tripwright-recovery-codes.txt',
      `${t('codes.file', { email })}\n\n${codes.join('\n')}\n`,
      'text/plain',
    )
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="neatline grid max-w-160 scroll-mt-32 gap-4 p-5"
      aria-label={t('codes.title')}
    >
      <h4>{t('codes.title')}</h4>
      <p className="max-w-prose">{t('codes.text')}</p>
      <ul className="grid max-w-80 grid-cols-2 gap-x-6 gap-y-1 tabular text-lg" dir="ltr">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={download}>
          {t('codes.download')}
        </Button>
        <Button onClick={onSaved}>{t('codes.kept')}</Button>
      </div>
    </section>
  )
}
