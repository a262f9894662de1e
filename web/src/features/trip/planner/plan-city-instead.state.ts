import { isOwnPlaceId } from '@tripwright/domain/trip/itinerary'
import type { GuideCity, GuideRefusal } from '#features/destination/gathered-guides/index.ts'
import type { PlanFormState } from './plan-form.state.ts'

/** The form with a city that has a guide in place of one that has none; places of a guide were those of the old city. */
export function planCityInstead(
  form: PlanFormState,
  { name }: Pick<GuideRefusal, 'name'>,
  city: GuideCity,
): PlanFormState {
  const { id, lat, lon } = city
  const town = lat !== undefined && lon !== undefined ? { id, name: city.name, lat, lon } : undefined
  const isOwn = (place: { id: string }) => isOwnPlaceId(place.id)
  const isOnly = form.cities.length === 1
  return {
    ...form,
    cities: form.cities.map((row) =>
      row.text.trim() === name || isOnly ? { ...row, text: city.name, town, stay: null } : row,
    ),
    ...(isOnly && { mustSee: form.mustSee.filter(isOwn), avoid: form.avoid.filter(isOwn) }),
  }
}
