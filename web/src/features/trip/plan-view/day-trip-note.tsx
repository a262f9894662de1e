import { dayTripMessages, listDayTrips } from '@tripwright/domain/trip/planner'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useDuration } from '#features/destination/places/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useText } from '#platform/text/use-text.ts'

type NoteProps = { planWithFacts: PlanWithFacts; index: number }

/** How far out a day leads, and how much of it the way takes. */
export function DayTripNote({ planWithFacts: { view, keyedFacts }, index }: NoteProps) {
  const t = useText(dayTripMessages)
  const { distance } = useMeasures()
  const duration = useDuration()
  const facts = keyedFacts.facts
  const cityId = view.plan.days[index]?.cityId
  const city = facts.guides.find((guide) => guide.city.id === cityId)?.city.name ?? ''
  const trips = listDayTrips({ facts, plan: view.plan }, index)
  return trips.map(({ place, metres, minutes }) => (
    <p key={place.id} className="max-w-prose text-sm">
      {t('trip', { place: place.name, city, distance: distance(metres / 1000), time: duration(minutes) })}
    </p>
  ))
}
