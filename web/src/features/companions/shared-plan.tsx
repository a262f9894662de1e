import { companionsMessages } from '@tripwright/domain/companions'
import type { TripState } from '@tripwright/domain/trips'
import { useEffect, useState } from 'react'
import { loadPlanParts } from '#features/itinerary/index.ts'
import { untilLoaded } from '#platform/lazy-part.ts'
import { log } from '#platform/log.ts'
import { useText } from '#platform/text/use-text.ts'
import { PlanRoom } from './plan-room.tsx'

type Parts = Awaited<ReturnType<typeof loadPlanParts>>
type Laid = { parts: Parts; plan: Awaited<ReturnType<Parts['layTrip']>> }

/** A shared trip laid out to be read: what it costs, its proof by the rules that rest on what is shown, its days and their map. */
export function SharedPlan({ trip, unproved }: { trip: TripState; unproved: readonly string[] }) {
  const t = useText(companionsMessages)
  const laid = useLaid(trip, t('booking'))
  if (!laid) return <PlanRoom />
  const { plan, parts } = laid
  if (typeof plan === 'string') return <p className="neatline p-5">{t(plan)}</p>
  const checks = plan.view.checks.filter(({ rule }) => !unproved.includes(rule))
  const shown = { ...plan, view: { ...plan.view, checks } }
  return (
    <>
      <parts.PlanSums shown={shown} />
      <p className="max-w-prose text-muted text-sm">{t('unproved')}</p>
      <parts.PlanBoard shown={shown} />
    </>
  )
}

/** The plan as it was last laid out; null before the first time. A newer version takes its place when it is ready. */
function useLaid(trip: TripState, nameless: string): Laid | null {
  const [laid, setLaid] = useState<Laid | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trip of this version is always the same
  useEffect(() => {
    let isWanted = true
    void lay(trip, nameless).then((next) => {
      if (isWanted) setLaid(next)
    })
    return () => {
      isWanted = false
    }
  }, [trip.id, trip.version, nameless])
  return laid
}

async function lay(trip: TripState, nameless: string): Promise<Laid> {
  const parts = await untilLoaded(loadPlanParts)
  try {
    return { parts, plan: await parts.layTrip(trip, nameless) }
  } catch (error) {
    log.warn('A shared plan could not be laid out', { error: String(error) })
    return { parts, plan: 'no-plan' }
  }
}
