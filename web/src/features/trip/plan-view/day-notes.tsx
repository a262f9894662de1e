import {
  dayTripMessages,
  explainThinDay,
  listDayTrips,
  thinDayMessages,
} from '@tripwright/domain/trip/planner'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useDuration } from '#features/destination/places/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useText } from '#platform/text/use-text.ts'

type NoteProps = { planWithFacts: PlanWithFacts; index: number }

/** Why a day has few visits, and what could fill it: without a reason it would look like a fault of the plan. */
export function ThinDayNote({ planWithFacts: { view, keyedFacts }, index }: NoteProps) {
  const t = useText(thinDayMessages)
  const { request, plan } = view
  const thin = explainThinDay({ request, facts: keyedFacts.facts, plan }, index)
  if (!thin) return null
  const { why, offers, count = 0, degrees = 0, place } = thin
  return (
    <div className="grid max-w-prose gap-1 text-sm">
      <p>
        {t(why, { count, degrees, place: place?.name ?? '' })} {t('rest')}
      </p>
      {offers.length > 0 ? (
        <ul aria-label={t('offers')} className="grid gap-1">
          {offers.map((offer) => (
            <li key={offer.place.id}>
              <span className="text-muted">{t(offer.kind)}</span>{' '}
              <bdi className="font-semibold">{offer.place.name}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

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
