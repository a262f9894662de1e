import { cityOfPlace, ownPlacesMessages } from '@tripwright/domain/trip/itinerary'
import { ownPlaceId, type TripOwnPlace, type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import BedDouble from 'lucide-react/icons/bed-double'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import MapPin from 'lucide-react/icons/map-pin'
import { Suspense, useId, useState } from 'react'
import { ListHead } from '#features/trip/bookings/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
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
  const mayEdit = useMayEdit()
  const [open, setOpen] = useState<string | null>(null)
  const cities = citiesOf(trip, planWithFacts)
  const isEmpty = places.length === 0 && !cities.some((city) => stayIn(city, planWithFacts))
  const waiting = planWithFacts ? unplannedOf(places, cities, planWithFacts) : { count: 0, days: [] }
  if (isEmpty && !mayEdit) return null
  return (
    <section aria-labelledby={title} data-filled={!isEmpty || undefined} className="grid gap-3">
      <ListHead
        id={title}
        title={t('title')}
        addLabel={t('add')}
        isEmpty={isEmpty}
        onAdd={() => setOpen('')}
      />
      <ul className="empty:hidden">
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            cities={cities}
            planWithFacts={planWithFacts}
            onEdit={mayEdit ? () => setOpen(place.id) : null}
          />
        ))}
        {cities.map((city) => (
          <StayRow key={city.id} trip={trip} city={city} planWithFacts={planWithFacts} />
        ))}
      </ul>
      {mayEdit && onReplan && waiting.count > 0 ? (
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

/** Where one stays in a city; null where that is its middle. */
function stayIn({ id, lat, lon }: TripCity, planWithFacts: PlanWithFacts | null) {
  const stay = planWithFacts?.view.request.cities.find((one) => one.id === id)?.stay
  return !stay || (stay.lat === lat && stay.lon === lon) ? null : stay
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
  /** Null for who may only read it. */
  onEdit: (() => void) | null
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
  const row = 'grid min-h-11 w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-2 text-start'
  const content = (
    <>
      <MapPin aria-hidden="true" className="mt-0.5 size-5 text-brand" />
      <span className="grid gap-0.5">
        <bdi className="wrap-anywhere font-semibold">{name || location.address}</bdi>
        {location.address && location.address !== name ? (
          <bdi className="wrap-anywhere text-muted text-sm">{location.address}</bdi>
        ) : null}
        <span className="text-muted text-sm">{formats.list(facts)}</span>
        {isFar ? <span className="text-signal text-sm">{t('row.far')}</span> : null}
      </span>
    </>
  )
  return (
    <li data-own-place={ownPlaceId(place)} className="border-hairline border-b last:border-b-0">
      {onEdit ? (
        <button type="button" onClick={onEdit} className={`${row} hover:bg-wash/60`}>
          {content}
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  )
}

type StayRowProps = { trip: TripState; city: TripCity; planWithFacts: PlanWithFacts | null }

/** Where one stays in a city, unless that is its middle. */
function StayRow({ trip, city, planWithFacts }: StayRowProps) {
  const t = useText(ownPlacesMessages)
  const edits = useOwnPlaceEdits(trip)
  const mayEdit = useMayEdit()
  const stay = stayIn(city, planWithFacts)
  if (!stay) return null
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-hairline border-b py-2 last:border-b-0">
      <BedDouble aria-hidden="true" className="mt-0.5 size-5 text-brand" />
      <div className="grid justify-items-start gap-0.5">
        <bdi className="wrap-anywhere font-semibold">{stay.name}</bdi>
        <span className="text-muted text-sm">{t('row.stay', { city: city.name })}</span>
        {mayEdit ? (
          <Button variant="ghost" size="sm" onClick={() => edits.leaveStay(city)}>
            {t('stay.remove')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
