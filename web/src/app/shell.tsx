import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { PartBoundary } from '#ui/part-boundary.tsx'
import { appMessages } from './app.messages.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DesktopHeader } from './desktop-header.tsx'
import { findRoute } from './find-route.ts'
import { Footer } from './footer.tsx'
import { MobileHeader, TabBar } from './mobile-bars.tsx'
import { useIsNavigating } from './navigation.ts'
import { MAIN_ID, useScrollToTop } from './use-scroll-to-top.ts'

// Not visible before hydration.
const Overlays = lazyPart(() => import('./overlays.tsx').then(({ Overlays }) => Overlays))

/**
 * The frame around a page. Both layouts are in the document until hydration, and CSS hides one; each has its own place among
 * its siblings, so that React keeps the elements of the one that stays.
 */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText(appMessages)
  const [path] = useLocation()
  const variant = useLayoutVariant()
  const isHydrated = useIsHydrated()
  const isBare = findRoute(path).layout === 'bare'
  useScrollToTop()

  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${MAIN_ID}`} className="skip-link">
        {t('nav.skip')}
      </a>
      <NavigationProgress />
      {isBare || variant === 'mobile' ? null : <DesktopHeader />}
      {variant === 'desktop' ? null : <MobileHeader />}
      <Breadcrumbs />
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      {isBare && variant !== 'mobile' ? null : <Footer />}
      {variant === 'desktop' ? null : <TabBar />}
      {isHydrated ? (
        <PartBoundary>
          <Suspense>
            <Overlays />
          </Suspense>
        </PartBoundary>
      ) : null}
    </div>
  )
}

function NavigationProgress() {
  const t = useText(appMessages)
  return useIsNavigating() ? (
    <progress className="scale-bar navigation-progress" aria-label={t('nav.loading')} />
  ) : null
}
