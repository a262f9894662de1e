import { clsx } from 'clsx'
import { Suspense } from 'react'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { NextSkeleton } from './next-frame.tsx'

// It loads the state of many features.
const NextList = lazyPart(() => import('./next-list.tsx').then(({ NextList }) => NextList))

/** The next actions, for a member and a returning guest; a new visitor sees the section once it has an action. */
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
