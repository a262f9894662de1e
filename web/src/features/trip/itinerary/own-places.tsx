import { cityOfPlace, ownPlacesMessages } from '@tripwright/domain/trip/itinerary'
import { ownPlaceId, type TripOwnPlace, type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import BedDouble from 'lucide-react/icons/bed-double'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useId, useState } from 'react'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { type TripCity, useOwnPlaceEdits } from './own-place-edits.state.ts'

const OwnPlaceSheet = lazyPart(() => import('./own-place-sheet.tsx').then((part) => part.OwnPlaceSheet))

type OwnPlacesProps = {
  trip: TripState
  places: readonly TripOwnPlace[]
  planWithFacts: PlanWithFacts | null
  /** Null while there is no plan to change. */
  onReplan: ((days: number[]) => void) | null
}

/** The places that somebody added to a trip, where one stays, and the way to add more. */
export function OwnPlaces({ trip, places, planWithFacts, onReplan }: OwnPlacesProps) {
  const t = useText(ownPlacesMessages)
  const title = useId()
  const [open, setOpen] = useState<string | null>(null)
  const cities = citiesOf(trip, planWithFacts)
  const waiting = planWithFacts ? unplannedOf(places, cities, planWithFacts) : { count: 0, days: [] }
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="text-xl">
          {t('title')}
        </h2>
        <Button variant="outline" size="sm" onClick={() => setOpen('')}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      </div>
      {places.length === 0 ? <p className="max-w-prose text-muted">{t('empty')}</p> : null}
      <ul>
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            cities={cities}
            planWithFacts={planWithFacts}
            onEdit={() => setOpen(place.id)}
          />
        ))}
        {cities.map((city) => (
          <StayRow key={city.id} trip={trip} city={city} planWithFacts={planWithFacts} />
        ))}
      </ul>
      {onReplan && waiting.count > 0 ? (
        <div>
          <Button size="sm" onClick={() => onReplan(waiting.days)}>
            <CalendarPlus aria-hidden="true" />
            {t('plan', { count: waiting.count })}
          </Button>
        </div>
      ) : null}
      {open !== null ? (
        <Suspense>
          <OwnPlaceSheet
            trip={trip}
            place={places.find(({ id }) => id === open) ?? null}
            cities={cities}
            currency={planWithFacts?.view.plan.total.currency ?? 'EUR'}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

/** Those of the plan; before there is one, the towns of the trip. */
function citiesOf(trip: TripState, planWithFacts: PlanWithFacts | null): TripCity[] {
  if (planWithFacts) return planWithFacts.keyedFacts.facts.guides.map(({ city }) => city)
  return (tripFieldsOf(trip).places ?? []).map((place) => ({ ...place, id: place.id ?? place.name }))
}

/** How many places could be in the plan and are not, and the days of their cities. */
function unplannedOf(
  places: readonly TripOwnPlace[],
  cities: readonly TripCity[],
  { view }: PlanWithFacts,
): { count: number; days: number[] } {
  const waiting = places.flatMap((place) => {
    const city = cityOfPlace(place, cities)
    return city && dayOf(place, view) < 0 ? [city.id] : []
  })
  const days = [...view.plan.days.keys()].filter((i) => waiting.includes(view.plan.days[i]?.cityId ?? ''))
  return { count: waiting.length, days }
}

/** The number of the day from 0 on which a place is visited; -1: it is not in the plan. */
function dayOf(place: TripOwnPlace, { plan }: PlanWithFacts['view']): number {
  return plan.days.findIndex(({ stops }) => stops.some(({ poiId }) => poiId === ownPlaceId(place)))
}

type PlaceRowProps = {
  place: TripOwnPlace
  cities: readonly TripCity[]
  planWithFacts: PlanWithFacts | null
  onEdit: () => void
}

function PlaceRow({ place, cities, planWithFacts, onEdit }: PlaceRowProps) {
  const t = useText(ownPlacesMessages)
  const formats = useFormats()
  const { name, location, duration, price, isMustSee } = place
  // A trip that has no town yet is far from nothing.
  const isFar = cities.length > 0 && cityOfPlace(place, cities) === null
  const day = planWithFacts ? dayOf(place, planWithFacts.view) : -1
  const cost =
    price &&
    (price.amount === 0
      ? t('row.free')
      : t('row.price', { cost: formats.money(price.amount, price.currency) }))
  const facts = [
    ...(day >= 0 ? [t('row.day', { day: day + 1 })] : planWithFacts ? [t('row.unplanned')] : []),
    ...(isMustSee ? [t('row.must-see')] : []),
    ...(duration ? [t('row.minutes', { minutes: duration })] : []),
    ...(cost ? [cost] : []),
  ]
  return (
    <li data-own-place={ownPlaceId(place)} className="border-hairline border-b last:border-b-0">
      <button
        type="button"
        onClick={onEdit}
        className="grid min-h-11 w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-2 text-start hover:bg-wash/60"
      >
        <MapPin aria-hidden="true" className="mt-0.5 size-5 text-brand" />
        <span className="grid gap-0.5">
          <bdi className="wrap-anywhere font-semibold">{name || location.address}</bdi>
          {location.address && location.address !== name ? (
            <bdi className="wrap-anywhere text-muted text-sm">{location.address}</bdi>
          ) : null}
          <span className="text-muted text-sm">{formats.list(facts)}</span>
          {isFar ? <span className="text-signal text-sm">{t('row.far')}</span> : null}
        </span>
      </button>
    </li>
  )
}

type StayRowProps = { trip: TripState; city: TripCity; planWithFacts: PlanWithFacts | null }

/** Where one stays in a city, unless that is its middle. */
function StayRow({ trip, city, planWithFacts }: StayRowProps) {
  const t = useText(ownPlacesMessages)
  const edits = useOwnPlaceEdits(trip)
  const stay = planWithFacts?.view.request.cities.find(({ id }) => id === city.id)?.stay
  if (!stay || (stay.lat === city.lat && stay.lon === city.lon)) return null
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-hairline border-b py-2 last:border-b-0">
      <BedDouble aria-hidden="true" className="mt-0.5 size-5 text-brand" />
      <div className="grid justify-items-start gap-0.5">
        <bdi className="wrap-anywhere font-semibold">{stay.name}</bdi>
        <span className="text-muted text-sm">{t('row.stay', { city: city.name })}</span>
        <Button variant="ghost" size="sm" onClick={() => edits.leaveStay(city)}>
          {t('stay.remove')}
        </Button>
      </div>
    </li>
  )
}
