import { sharingMessages } from '@tripwright/domain/trip/sharing'
import { stopsOf, type TripState } from '@tripwright/domain/trip/sync'
import { useEffect, useState } from 'react'
import { loadPlanParts } from '#features/trip/plan-view/index.ts'
import { untilLoaded } from '#platform/lazy-part.ts'
import { log } from '#platform/log.ts'
import { useText } from '#platform/text/use-text.ts'
import { PlanSkeleton } from './plan-skeleton.tsx'

type PlanComponents = Awaited<ReturnType<typeof loadPlanParts>>
type LoadedSharedPlan = { parts: PlanComponents; plan: Awaited<ReturnType<PlanComponents['loadTripPlan']>> }

/** A shared trip, read-only: its cost, the checks that rest on visible facts, its days and their map. */
export function SharedPlan({ trip, unproved }: { trip: TripState; unproved: readonly string[] }) {
  const t = useText(sharingMessages)
  const loaded = useSharedPlan(trip, t('booking'))
  if (!loaded) return <PlanSkeleton />
  const { plan, parts } = loaded
  const saved = plan === 'no-plan' ? stopsOf(trip) : []
  if (saved.length > 0)
    return (
      <div className="grid gap-4">
        <p className="neatline p-5">{t('unplanned')}</p>
        <parts.StoredStops stops={saved} undated={t('undated')} nameless={t('booking')} />
      </div>
    )
  if (typeof plan === 'string') return <p className="neatline p-5">{t(plan)}</p>
  const checks = plan.view.checks.filter(({ rule }) => !unproved.includes(rule))
  const planWithFacts = { ...plan, view: { ...plan.view, checks } }
  return (
    <>
      <parts.PlanTotal planWithFacts={planWithFacts} />
      <p className="max-w-prose text-muted text-sm">{t('unproved')}</p>
      <parts.PlanBoard planWithFacts={planWithFacts} />
    </>
  )
}

/** The last built plan; null before the first one. A newer version replaces it when it is ready. */
function useSharedPlan(trip: TripState, nameless: string): LoadedSharedPlan | null {
  const [loaded, setLoaded] = useState<LoadedSharedPlan | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trip of this version is always the same
  useEffect(() => {
    let isWanted = true
    void loadSharedPlan(trip, nameless).then((next) => {
      if (isWanted) setLoaded(next)
    })
    return () => {
      isWanted = false
    }
  }, [trip.id, trip.version, nameless])
  return loaded
}

async function loadSharedPlan(trip: TripState, nameless: string): Promise<LoadedSharedPlan> {
  const parts = await untilLoaded(loadPlanParts)
  try {
    return { parts, plan: await parts.loadTripPlan(trip, nameless) }
  } catch (error) {
    log.warn('A shared plan could not be laid out', { error: String(error) })
    return { parts, plan: 'no-plan' }
  }
}
