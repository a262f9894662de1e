import { consentMessages } from '@tripwright/domain/site/consent'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { OverlayProps } from '#platform/lazy-overlay.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { OverlayPanel } from '#ui/overlay-panel.tsx'
import { acceptCookies, customizeCookies, declineCookies, useConsent } from './consent.state.ts'
import { ConsentBoxes } from './consent-boxes.tsx'

/** The cookie notice (specification section 4): yes and no take one click each and look alike; the X stores nothing. */
export function CookieNoticePanel({ onGone }: OverlayProps) {
  const t = useText(consentMessages)
  const [choice, setChoice] = useState<{ analytics: boolean; marketing: boolean } | null>(null)

  const isAnswered = useConsent().outcome !== null

  // Answered here, on the cookies page, or in another tab.
  useEffect(() => {
    if (isAnswered) onGone()
  }, [isAnswered, onGone])

  function answer(keep: () => boolean) {
    if (!keep()) onGone()
  }

  return (
    <OverlayPanel
      title={t('title')}
      closeLabel={t('close')}
      onClose={onGone}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={() => answer(acceptCookies)}>
            {t('accept')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => answer(declineCookies)}>
            {t('decline')}
          </Button>
          {choice ? (
            <Button size="sm" onClick={() => answer(() => customizeCookies(choice))}>
              {t('save')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setChoice({ analytics: false, marketing: false })}
            >
              {t('customize')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t('text')}{' '}
        <Link href="/cookies-policy" className="underline hover:text-brand">
          {t('more')}
        </Link>
      </p>
      {choice ? <ConsentBoxes choice={choice} onChange={setChoice} /> : null}
    </OverlayPanel>
  )
}
