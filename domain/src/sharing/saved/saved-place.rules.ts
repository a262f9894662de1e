import type { SaveInput } from './saved.contract.ts'

type Place = { id: string; name: string; about: string; lat: number; lon: number; url: string | null }
type City = { id: string; country: string }

/** Converts a place of a city guide to a saved item, so that it counts as the same item from an answer, a plan or a list. */
export function placeToSave(
  { id, name, about, lat, lon, url }: Place,
  city: City,
  isEating: boolean,
): SaveInput {
  return {
    item_type: isEating ? 'restaurant' : 'place',
    item_id: `${city.id}:${id}`,
    title: name,
    description: about,
    image_url: null,
    item_data: { place_id: id, lat, lon, country: city.country, ...(url && { website: url }) },
  }
}
