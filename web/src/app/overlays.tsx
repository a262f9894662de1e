import { Suspense } from 'react'
import { GuestPrompt } from '#features/sharing/saved/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { PartBoundary } from '#ui/part-boundary.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { noticesMessages } from './notices.messages.ts'
import { QuickPanels } from './quick-panels.tsx'
import { ScrollToTopButton } from './scroll-to-top-button.tsx'

// Not needed offline, so not prefetched.
const QueuedOverlays = lazyPart(() =>
  import('./queued-overlays.tsx').then(({ QueuedOverlays }) => QueuedOverlays),
)

/** The layers over any page. Loaded after hydration. */
export function Overlays() {
  const t = useText(noticesMessages)
  return (
    <>
      <ScrollToTopButton />
      <QuickPanels />
      <PartBoundary>
        <Suspense>
          <QueuedOverlays />
        </Suspense>
      </PartBoundary>
      <PartBoundary>
        <ConnectionNotice />
      </PartBoundary>
      <PartBoundary>
        <GuestPrompt />
      </PartBoundary>
      <Toaster label={t('toasts.label')} closeLabel={t('close')} />
    </>
  )
}
