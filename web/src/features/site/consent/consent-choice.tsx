import { consentMessages } from '@tripwright/domain/site/consent'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { customizeCookies, useConsent } from './consent.state.ts'
import { ConsentBoxes } from './consent-boxes.tsx'

/** The choice of the cookie notice, which can be changed at any time. */
export function ConsentChoice() {
  const t = useText(consentMessages)
  const { outcome, preferences } = useConsent()
  const [choice, setChoice] = useState<typeof preferences | null>(null)
  const [isSaved, setIsSaved] = useState(false)

  function save() {
    const { analytics, marketing } = choice ?? preferences
    customizeCookies({ analytics, marketing })
    setChoice(null)
    setIsSaved(true)
  }

  return (
    <section aria-labelledby="choice" className="neatline grid max-w-prose gap-3 p-5 print:hidden">
      <h2 id="choice" className="scroll-mt-32">
        {t('choice.heading')}
      </h2>
      <p>{t(`choice.${outcome ?? 'none'}`)}</p>
      <ConsentBoxes
        choice={choice ?? preferences}
        onChange={(next) => {
          setChoice({ essential: true, ...next })
          setIsSaved(false)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={save}>{t('save')}</Button>
        <p role="status" className="text-muted">
          {isSaved ? t('saved') : null}
        </p>
      </div>
    </section>
  )
}
