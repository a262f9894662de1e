import { clsx } from 'clsx'
import { Suspense } from 'react'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { NextSkeleton } from './next-frame.tsx'

// It asks many features what they know.
const NextList = lazyPart(() => import('./next-list.tsx').then(({ NextList }) => NextList))

/** What to do next, for a member and for whom this device knows; somebody new sees it as soon as there is something. */
export function NextSection() {
  const session = useSession()
  const isMember = session.state === 'signed-in'
  return (
    <section
      aria-labelledby="next"
      className={clsx(
        'content-start gap-2',
        isMember ? 'grid' : 'hidden returning:grid any-line:grid has-[ol]:grid',
      )}
    >
      {useIsHydrated() ? (
        <Suspense fallback={<NextSkeleton />}>
          <NextList />
        </Suspense>
      ) : (
        <NextSkeleton />
      )}
    </section>
  )
}
