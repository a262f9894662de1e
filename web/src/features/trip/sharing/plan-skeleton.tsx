import { sharingMessages } from '@tripwright/domain/trip/sharing'
import { useText } from '#platform/text/use-text.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** A placeholder as high as a plan. */
export function PlanSkeleton() {
  const t = useText(sharingMessages)
  return (
    <Loading label={t('loading')} className="grid gap-4">
      <Skeleton className="h-13" />
      <Skeleton className="h-[60vh]" />
    </Loading>
  )
}
