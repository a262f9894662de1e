import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { type ComponentProps, Suspense } from 'react'
import { loadGatheringPanel, loadRefusedGuide } from '#features/destination/gathered-guides/index.ts'
import { type PlanFormState, planCityInstead, type usePlanning } from '#features/trip/planner/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailedPlan, RefusedPlan } from './no-plan.tsx'

const GatheringPanel = lazyPart(loadGatheringPanel)
const RefusedGuide = lazyPart(loadRefusedGuide)

type Planning = ReturnType<typeof usePlanning>['planning']
/** A run that waits for a guide, or has come to an end with no plan. */
type PlanlessRun = Exclude<Planning, { state: 'idle' | 'planning' }>
type RunProps = Pick<ComponentProps<typeof RefusedPlan>, 'onTake' | 'onRetry' | 'onLeave'> & {
  draft: PlanFormState
  planning: PlanlessRun
  /** Runs the same request again. */
  retry: () => void
  onStop: () => void
}

export function isPlanless(planning: Planning): planning is PlanlessRun {
  return planning.state !== 'idle' && planning.state !== 'planning'
}

/** What a run shows while there is no plan of it: the guide that is being made, or why no plan came. */
export function RunWithoutPlan({ draft, planning, retry, onStop, onTake, onRetry, onLeave }: RunProps) {
  const t = useText(itineraryPageMessages)
  switch (planning.state) {
    case 'gathering':
      return (
        <Suspense fallback={<Skeleton className="h-[60vh]" />}>
          <GatheringPanel {...planning} onStop={onStop} />
        </Suspense>
      )
    case 'no-guide':
      return (
        <Suspense fallback={<Skeleton className="h-[60vh]" />}>
          <RefusedGuide
            refusal={planning.refusal}
            onTake={(city) => onRetry(planCityInstead(draft, planning.refusal, city))}
            onRetry={retry}
            onLeave={onLeave}
          />
        </Suspense>
      )
    case 'refused':
      return <RefusedPlan draft={draft} onRetry={onRetry} onLeave={onLeave} {...planning} onTake={onTake} />
    default: {
      const message = planning.reason === 'no-facts' ? t('planning.failed.facts') : planning.message
      return <FailedPlan message={message} onLeave={onLeave} onRetry={retry} />
    }
  }
}
