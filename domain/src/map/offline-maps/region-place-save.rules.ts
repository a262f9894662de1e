import type { SaveInput } from '../../sharing/saved/index.ts'
import type { RegionPlace } from './region-places.rules.ts'

const LONGEST_ID = 200
/** Of OpenStreetMap, of a map pack, or a street or house of either. */
const OF_THE_MAP = /^([nwr]\d+|t[0-9a-f]{14}|(street|house):.*)$/s

/** A place of a region as it is saved. A place of a guide has the heart that it has in plans and answers. */
export function regionPlaceToSave(place: RegionPlace, regionId: string): SaveInput {
  const { id, name, group, kind, lat, lon, address, website, phone } = place
  const ofGuide = `${regionId.replace(/^city-/, '')}:${id}`
  return {
    item_type: group === 'eating' ? 'restaurant' : 'place',
    item_id: (OF_THE_MAP.test(id) ? `map-${id}` : ofGuide).slice(0, LONGEST_ID),
    title: name,
    description: address ?? kind.replaceAll('_', ' '),
    image_url: null,
    item_data: {
      place_id: id.slice(0, LONGEST_ID),
      lat,
      lon,
      ...(address && { address }),
      ...(website && { website }),
      ...(phone && { phone }),
    },
  }
}
