import { dashboardMessages } from '@tripwright/domain/trip/dashboard'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The height of a line, with two lines of text on a phone; `next-line.tsx` renders it. */
const RESERVED_HEIGHT =
  'grid min-h-24 two-lines:min-h-48 three-lines:min-h-72 md:min-h-16 md:two-lines:min-h-32 md:three-lines:min-h-48'

/** The heading of the section and the space of its lines: as many as on the last visit, so that nothing moves. */
export function NextFrame({ more = null, children }: { more?: ReactNode; children: ReactNode }) {
  const t = useText(dashboardMessages)
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="next">{t('next.title')}</h2>
        {more}
      </div>
      <div className={RESERVED_HEIGHT}>{children}</div>
    </>
  )
}

/** The same before the lines are known. */
export function NextSkeleton() {
  return (
    <NextFrame>
      <Skeleton />
    </NextFrame>
  )
}
