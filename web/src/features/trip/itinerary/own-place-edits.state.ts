import { ownPlacesMessages, type ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import {
  type FieldChange,
  invertChanges,
  notOverwritten,
  ownPlaceId,
  stopsOf,
  type TripOwnPlace,
  type TripState,
  tripFieldsOf,
} from '@tripwright/domain/trip/sync'
import { changeTrip, viewOf } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { type OwnPlaceForm, ownPlaceChanges } from './own-place-form.state.ts'

const UNDO_MS = 60_000
const TOAST = 'own-place-edit'

/** A city of the trip, with its middle. */
export type TripCity = { id: string; name: string; lat: number; lon: number }

/** Keeps and deletes places, and says where one stays; each change can be taken back for a minute. */
export function useOwnPlaceEdits(trip: TripState) {
  const t = useText(ownPlacesMessages)

  function apply(changes: FieldChange[], summary: string): boolean {
    const before = viewOf(trip.id)
    if (changes.length === 0) return true
    if (!changeTrip(trip.id, changes).ok) {
      toast(t('not-saved'), { kind: 'error', id: TOAST })
      return false
    }
    const takeBack = () => {
      const inverse = notOverwritten(invertChanges(changes, before), changes, viewOf(trip.id))
      if (inverse.length > 0 && changeTrip(trip.id, inverse).ok) toast(t('taken-back'), { id: TOAST })
    }
    const action = { label: t('undo'), onPick: takeBack }
    toast(summary, { id: TOAST, duration: UNDO_MS, kind: 'success', action })
    return true
  }

  /** Where the days in a city begin and end. */
  function setStay(
    city: TripCity,
    stay: TripCity | { name: string; lat: number; lon: number },
  ): FieldChange[] {
    // The engine validates the stored request when it builds the plan.
    const request = tripFieldsOf(trip).request as ResolvedRequest | null | undefined
    if (!request) return []
    const { name, lat, lon } = stay
    const cities = request.cities.map((one) =>
      one.id === city.id ? { ...one, stay: { name: name.slice(0, 200), lat, lon } } : one,
    )
    return [{ itemId: trip.id, field: 'request', value: { ...request, cities } }]
  }

  return {
    save(id: string, form: OwnPlaceForm, before: TripOwnPlace | null): boolean {
      return apply(
        ownPlaceChanges(id, form, before),
        t(before ? 'changed' : 'added', { name: form.name.trim() }),
      )
    },
    /** With its stops in the plan. */
    remove(place: TripOwnPlace): void {
      const stops = stopsOf(trip).filter(({ poiId }) => poiId === ownPlaceId(place))
      const changes = [place, ...stops].map(({ id }) => ({ itemId: id, field: 'deleted', value: true }))
      apply(changes, t('deleted', { name: place.name ?? '' }))
    },
    stayAt(city: TripCity, { picked, name }: OwnPlaceForm): boolean {
      if (!picked) return false
      const stay = { ...picked, name: name.trim() || picked.name }
      return apply(setStay(city, stay), t('stay.changed', { name: stay.name, city: city.name }))
    },
    leaveStay(city: TripCity): void {
      apply(setStay(city, city), t('stay.removed', { city: city.name }))
    },
  }
}
