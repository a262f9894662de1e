import { homeMessages } from '@tripwright/domain/site/home'
import { type ComponentType, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { readStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { LateSection } from '#ui/late-section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AskBox } from './ask-box.tsx'
import { FeatureCards, HomeContent, MoreTools, NOTHING_DECIDED, Stats } from './feature-cards.tsx'
import { MobilePromotions, UpgradeBanner } from './promotions.tsx'
import { Questions } from './questions.tsx'
import { StartingPlaces } from './starting-places.tsx'

const PROMISES = ['computed', 'proved', 'offline'] as const

// In the space above the first line, once the session is known: few people see it.
const PageBanner = lazyPart(() =>
  import('#features/plans/usage/index.ts').then(({ PageBanner }) => PageBanner),
)

// In the space below the buttons, for who has a trip: nothing moves when it comes.
const NextTrip = lazyPart(() => import('./next-trip.tsx').then(({ NextTrip }) => NextTrip))

// Loaded when the reader scrolls near.
const loadQuickSearch = () => import('./quick-search.tsx').then(({ QuickSearch }) => QuickSearch)
const loadQuickActions = () =>
  import('#features/safety/quick-actions/index.ts').then(({ QuickActions }) => QuickActions)
const loadVoices = () => import('./testimonials.tsx').then(({ TestimonialsSection }) => TestimonialsSection)
const loadReviews = () => import('./reviews.tsx').then(({ Reviews }) => Reviews)
const loadComparison = () =>
  import('#features/destination/travel-intel/index.ts').then(
    ({ DestinationComparison }) => DestinationComparison,
  )
const loadCalculator = () =>
  import('#features/destination/travel-intel/index.ts').then(({ TripCostCalculator }) => TripCostCalculator)

/**
 * Home (specification section 2) for desktop and mobile in one order: parts of the other layout are removed once the layout
 * is known, and hidden by CSS until then.
 */
export function HomePage() {
  const variant = useLayoutVariant()
  const [isDesktop, isMobile] = [variant !== 'mobile', variant !== 'desktop']
  const [content, setContent] = useState(NOTHING_DECIDED)
  // Renders nothing: it starts the request when the reader scrolls near the first sample.
  const [loadContent] = useState(() => async () => {
    const { fetchHomeContent } = await import('./home-content.state.ts')
    setContent(await fetchHomeContent())
    return () => null
  })
  return (
    <HomeContent value={content}>
      <Hero />
      {isMobile ? (
        <div className="desktop:hidden">
          <MobilePromotions />
        </div>
      ) : null}
      {isDesktop ? (
        <div className="page pt-10 mobile:hidden">
          <AskBox />
        </div>
      ) : null}
      <BelowFold load={loadQuickSearch} className="page min-h-286 pt-10 md:min-h-214 lg:min-h-132" />
      {isMobile ? <BelowFold load={loadQuickActions} className="page min-h-72 py-6 desktop:hidden" /> : null}
      <LateSection load={loadContent} className="" waiting={null} failed={() => null} />
      <div className="far">
        <FeatureCards />
      </div>
      {isMobile ? (
        <div className="far desktop:hidden">
          <MoreTools />
        </div>
      ) : null}
      {isDesktop ? (
        <div className="mobile:hidden">
          <Stats />
        </div>
      ) : null}
      <div className="far">
        <Promises />
      </div>
      <div className="far [--far:4800px] md:[--far:1300px]">
        <StartingPlaces />
      </div>
      {/* Its height is unknown while testimonials or partners may be hidden. */}
      <BelowFold
        load={loadVoices}
        className={content.hidden.length > 0 ? 'far' : 'far min-h-310 lg:min-h-264'}
      />
      {isDesktop ? (
        <div className="mobile:hidden">
          <UpgradeBanner />
        </div>
      ) : null}
      {isMobile ? <BelowFold load={loadReviews} className="page min-h-72 py-6 desktop:hidden" /> : null}
      <div className="far">
        <Questions />
      </div>
      {isDesktop ? (
        <div className="mobile:hidden">
          <BelowFold load={loadComparison} className="page min-h-198 py-6" />
          <BelowFold load={loadCalculator} className="page min-h-154 py-6" />
          <BelowFold load={loadReviews} className="page min-h-60 py-6 pb-14" />
        </div>
      ) : null}
    </HomeContent>
  )
}

function Hero() {
  const t = useText(homeMessages)
  const session = useSession().state
  const isSignedIn = session === 'signed-in'
  return (
    <section className="relative isolate overflow-hidden border-rule border-b">
      {/* The marked place is at the end of the line, beside the text. */}
      <div className="-z-10 absolute inset-0 *:size-full rtl:-scale-x-100">
        <ContourArt lat={46.5} lon={7.9} variant="band" />
      </div>
      {session === 'loading' ? null : (
        <Suspense>
          <PageBanner />
        </Suspense>
      )}
      <div className="page grid justify-items-start gap-5 pt-22 pb-14 desktop:pb-20">
        <p className="coordinate halo">{t('hero.kicker')}</p>
        <h1 className="halo max-w-[18ch] text-balance">{t('hero.heading')}</h1>
        <p className="halo max-w-prose text-lg">{t('hero.text')}</p>
        <div className="flex flex-wrap gap-3">
          <Link
            href={isSignedIn ? '/dashboard' : '/auth'}
            // On a phone the trial offer is right below.
            className={buttonClass(
              { size: 'lg', variant: isSignedIn ? 'default' : 'destructive' },
              isSignedIn ? '' : 'mobile:hidden!',
            )}
          >
            {isSignedIn ? t('cta.dashboard') : t('cta.trial')}
          </Link>
          <Link
            href="/itinerary"
            className={buttonClass({ size: 'lg', variant: 'outline' }, 'mobile:hidden!')}
          >
            {t('cta.plan')}
          </Link>
        </div>
      </div>
      {isSignedIn || (session !== 'loading' && readStored('has-trips')) ? (
        <div className="page absolute inset-x-0 bottom-1.5 grid justify-items-start desktop:bottom-4">
          <Suspense>
            <NextTrip />
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}

function Promises() {
  const t = useText(homeMessages)
  return (
    <section className="page grid gap-6 py-12">
      <h2>{t('trust.heading')}</h2>
      <ol className="grid gap-x-8 gap-y-6 desktop:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
        {PROMISES.map((promise, index) => (
          <li key={promise} className="grid content-start gap-2 border-ink border-t pt-3">
            <span className="coordinate">{index + 1}</span>
            <h3>{t(`trust.${promise}.title`)}</h3>
            <p className="text-muted">{t(`trust.${promise}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function BelowFold({ load, className }: { load: () => Promise<ComponentType>; className: string }) {
  const t = useText(homeMessages)
  return (
    <LateSection
      load={load}
      className={`grid ${className}`}
      waiting={<Skeleton />}
      failed={(retry) => (
        <p className="grid content-center justify-items-center gap-3 text-muted">
          {t('late.failed')}
          <Button variant="outline" onClick={retry}>
            {t('late.retry')}
          </Button>
        </p>
      )}
    />
  )
}
