import { Suspense, useState } from 'react'
import { EmailPopup, useEmailPopupDueAt } from '#features/plans/trial-mails/index.ts'
import { CookieNotice, useCookieMoment } from '#features/site/consent/index.ts'
import { InstallPrompt, useInstallMoment } from '#features/site/install/index.ts'
import { Splash, useSplashMoment } from '#features/site/splash/index.ts'
import { UpdateNotice, useUpdateMoment } from './update-notice.tsx'
import { useOverlayQueue } from './use-overlay-queue.ts'

const PARTS = {
  splash: Splash,
  update: UpdateNotice,
  cookie: CookieNotice,
  install: InstallPrompt,
  email: EmailPopup,
}

/** The overlays that open without a click, one at a time. Rendered once the page is usable, when their timers start. */
export function QueuedOverlays() {
  const [since] = useState(Date.now)
  const { current, onGone } = useOverlayQueue({
    splash: useSplashMoment(since),
    update: useUpdateMoment(since),
    cookie: useCookieMoment(since),
    install: useInstallMoment(),
    email: useEmailPopupDueAt(since),
  })
  if (current === null) return null
  const Part = PARTS[current]
  return (
    <Suspense>
      <Part onGone={onGone} />
    </Suspense>
  )
}
