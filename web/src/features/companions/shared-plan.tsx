import { companionsMessages } from '@tripwright/domain/companions'
import type { SettledRequest } from '@tripwright/domain/itinerary'
import { type TripState, tripFieldsOf } from '@tripwright/domain/trips'
import { useEffect, useState } from 'react'
import { layOut, PlanBoard, PlanSums } from '#features/itinerary/index.ts'
import { keptStops, type Shown } from '#features/planner/index.ts'
import { log } from '#platform/log.ts'
import { useText } from '#platform/text/use-text.ts'
import { PlanRoom } from './plan-room.tsx'

/** A shared trip laid out to be read: what it costs, its proof, its days and their map. */
export function SharedPlan({ trip, unproved }: { trip: TripState; unproved: readonly string[] }) {
  const t = useText(companionsMessages)
  const laid = useLaid(trip, unproved, t('booking'))
  if (laid.state === 'loading') return <PlanRoom />
  if (laid.state !== 'ready') return <p className="neatline p-5">{t(laid.state)}</p>
  return (
    <>
      <PlanSums shown={laid.shown} />
      <p className="max-w-prose text-muted text-sm">{t('unproved')}</p>
      <PlanBoard shown={laid.shown} />
    </>
  )
}

type Laid = { state: 'loading' | 'no-plan' | 'no-facts' } | { state: 'ready'; shown: Shown }

/** The plan of a shared trip, proved anew in this browser by the rules that rest on what is shown. */
function useLaid(state: TripState, unproved: readonly string[], booking: string): Laid {
  const key = `${state.id} ${state.version} ${booking}`
  const [laid, setLaid] = useState<Laid>({ state: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all that it depends on
  useEffect(() => {
    let isWanted = true
    void lay(state, unproved, booking).then((next) => isWanted && setLaid(next))
    return () => {
      isWanted = false
    }
  }, [key])
  // A newer version takes the place of the one before when it is laid out.
  return laid
}

async function lay(state: TripState, unproved: readonly string[], booking: string): Promise<Laid> {
  const request = tripFieldsOf(state).request as SettledRequest | null | undefined
  if (!request) return { state: 'no-plan' }
  const kept = keptStops(state).map((stop) => ({ ...stop, name: stop.name || booking }))
  try {
    const shown = await layOut(request, kept)
    if (shown === null) return { state: 'no-facts' }
    const checks = shown.view.checks.filter(({ rule }) => !unproved.includes(rule))
    return { state: 'ready', shown: { ...shown, view: { ...shown.view, checks } } }
  } catch (error) {
    log.warn('A shared plan could not be laid out', { error: String(error) })
    return { state: 'no-plan' }
  }
}
