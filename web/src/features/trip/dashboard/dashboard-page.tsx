import { savedMessages } from '@tripwright/domain/sharing/saved'
import { STARTING_PLACES } from '@tripwright/domain/site/home'
import { dashboardMessages } from '@tripwright/domain/trip/dashboard'
import { tripsMessages } from '@tripwright/domain/trip/sync'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { loadImportButton } from '#features/documents/import/index.ts'
import { loadDashboardMaps } from '#features/map/map-packs/index.ts'
import { GuestSavedList, SaveButton, SavedList } from '#features/sharing/saved/index.ts'
import { useStartingPlaceItem } from '#features/site/home/index.ts'
import { loadNextOfTrip } from '#features/trip/plan-view/index.ts'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NextSection } from './next-section.tsx'

const [EXAMPLE] = STARTING_PLACES
// It loads the trips' operations and merge, which every idle page prefetches.
const TripsList = lazy(() =>
  import('#features/trip/sync/index.ts').then(({ TripsList }) => ({ default: TripsList })),
)

const PageBanner = lazyPart(() =>
  import('#features/plans/usage/index.ts').then(({ PageBanner }) => PageBanner),
)
const DashboardMaps = lazyPart(loadDashboardMaps)
const ImportButton = lazyPart(loadImportButton)
const NextOfTrip = lazyPart(loadNextOfTrip)
const UsageCard = lazyPart(() => import('#features/plans/usage/index.ts').then(({ UsageCard }) => UsageCard))

/**
 * A user's saved items; a guest sees those on this device (decisions.md, "Guards"). Until the session is known both are in
 * the page, and CSS shows the likely one.
 */
export function DashboardPage() {
  const t = useText(dashboardMessages)
  const tSaved = useText(savedMessages)
  const tTrips = useText(tripsMessages)
  const exampleTown = useStartingPlaceItem(EXAMPLE)
  const session = useSession()
  const isUnknown = session.state === 'loading'
  const forGuest = clsx(isUnknown && 'returning:hidden')

  return (
    // The space above the heading is for the banner, which loads later.
    <div className="relative">
      {isUnknown ? null : (
        <Suspense>
          <PageBanner />
        </Suspense>
      )}
      <div className="page grid gap-6 pt-22 pb-8 desktop:pt-16 desktop:pb-12">
        <header className="grid gap-1 border-ink border-b pb-4">
          <h1>{t('heading')}</h1>
          {/* Two lines of space on a phone, also for a session that is known a moment later: nothing may move. */}
          <p className="min-h-[2lh] wrap-anywhere text-muted desktop:min-h-lh">
            {session.state === 'signed-in' ? (
              t('signed-in.lead', { email: session.user.email })
            ) : (
              <span className={forGuest}>{t('guest.lead')}</span>
            )}
          </p>
        </header>
        <NextSection />
        {/* By width, not by layout: a narrow window with a mouse has one column too. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-10">
          <section className="grid min-h-122 content-start gap-4 min-[24rem]:min-h-108 md:min-h-107 lg:min-h-95 xl:min-h-90">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
              <h2>{tTrips('list.title')}</h2>
              <Suspense>
                <ImportButton tripId={null} />
              </Suspense>
            </div>
            <Suspense fallback={<Skeleton className="h-36" />}>
              <TripsList
                example={{ name: exampleTown.title, ...EXAMPLE.position }}
                nextOf={(id) => (
                  <Suspense>
                    <NextOfTrip tripId={id} />
                  </Suspense>
                )}
              />
            </Suspense>
          </section>
          <div className="min-h-86 md:col-start-2 md:row-span-2 md:row-start-1">
            {/* Above the usage, whose height depends on the person: this one's is known. */}
            <div className="mb-6 min-h-36">
              <Suspense>
                <DashboardMaps />
              </Suspense>
            </div>
            <Suspense fallback={<Skeleton className="h-86" />}>
              <UsageCard hasBanner />
            </Suspense>
          </div>
          {/* High enough to keep the footer out of view, whatever the length of the list. */}
          <section className="grid min-h-[80vh] content-start gap-4 md:col-start-1">
            <h2>{tSaved('list.title')}</h2>
            {session.state === 'signed-in' ? null : (
              <div className={clsx('grid gap-4', forGuest)}>
                <GuestSavedList example={<Example />} />
                <Link
                  href="/auth"
                  className={buttonClass({}, 'justify-self-start')}
                  onClick={() => saveAuthRedirect('/dashboard')}
                >
                  {t('guest.cta')}
                </Link>
              </div>
            )}
            {session.state === 'signed-out' ? null : (
              <div className={clsx(isUnknown && 'newcomer:hidden')}>
                <SavedList example={<Example />} />
              </div>
            )}
          </section>
        </div>
      </div>
    </div>
  )
}

function Example() {
  const item = useStartingPlaceItem(EXAMPLE)
  return (
    <div className="neatline flex w-full items-center justify-between gap-3 p-3 ps-5">
      <span>
        <strong>{item.title}</strong> <span className="text-muted text-sm">{item.description}</span>
      </span>
      <SaveButton item={item} />
    </div>
  )
}
