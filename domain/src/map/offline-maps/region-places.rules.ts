import { isUncertain, type OpenWindow, openWindows, parseOpeningHours } from '@tripwright/opening-hours'
import type { IsoDate } from '../../base/dates.ts'
import { foldText } from '../../base/fold-text.ts'

export const PLACE_GROUPS = [
  'eating',
  'drinks',
  'shops',
  'sights',
  'beds',
  'transport',
  'health',
  'services',
  'nature',
  'areas',
  'streets',
] as const
/** The search groups of places. */
export type PlaceGroup = (typeof PLACE_GROUPS)[number]

/** A place of a region, as OpenStreetMap has it. */
export type RegionPlace = {
  /** `n`, `w` or `r` and the number of the node, way or relation. */
  id: string
  name: string
  /** Other names that it goes by, apart by semicolons. */
  also?: string | undefined
  group: PlaceGroup
  /** The value of the tag that gives its kind: `restaurant`, `bakery`. */
  kind: string
  lat: number
  lon: number
  /** Opening hours in the grammar of OpenStreetMap, unparsed. */
  hours?: string | undefined
  website?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  cuisine?: string | undefined
  /** `yes`, `limited` or `no`. */
  wheelchair?: string | undefined
  /** Its item of Wikidata: `Q42`. */
  wikidata?: string | undefined
  /** Whether a visit costs something: `yes` or `no`. */
  fee?: string | undefined
  /** Who finds something to eat there, apart by semicolons. */
  diet?: string | undefined
  /** Abandoned or not for the public: `closed` or `private`. */
  closed?: string | undefined
  /** Whether a hospital has an emergency department: `yes` or `no`. */
  emergency?: string | undefined
  /** The country of the mission: ISO 3166-1 alpha-2. */
  sender?: string | undefined
}

/** A tag and its values, separated by spaces; no values means all values. */
type PlaceRule = readonly [key: string, values: string, group: PlaceGroup]

/** The first match counts: a hotel with a restaurant is a stay, a castle that is a museum a sight. */
export const PLACE_RULES: readonly PlaceRule[] = [
  ['tourism', 'hotel hostel guest_house motel apartment chalet alpine_hut wilderness_hut camp_site', 'beds'],
  ['tourism', 'attraction museum gallery viewpoint zoo theme_park aquarium artwork', 'sights'],
  ['historic', 'castle ruins monument memorial archaeological_site fort', 'sights'],
  ['amenity', 'restaurant cafe fast_food ice_cream food_court biergarten', 'eating'],
  ['amenity', 'bar pub nightclub', 'drinks'],
  ['amenity', 'pharmacy hospital clinic doctors dentist', 'health'],
  ['amenity', 'bus_station ferry_terminal taxi bicycle_rental car_rental fuel charging_station', 'transport'],
  ['railway', 'station halt tram_stop', 'transport'],
  ['aeroway', 'aerodrome', 'transport'],
  ['amenity', 'theatre cinema arts_centre place_of_worship casino', 'sights'],
  [
    'amenity',
    'bank atm bureau_de_change post_office police embassy library townhall toilets laundry',
    'services',
  ],
  ['office', 'diplomatic', 'services'],
  ['tourism', 'information', 'services'],
  ['shop', '', 'shops'],
  ['amenity', 'marketplace', 'shops'],
  ['natural', 'peak cave_entrance spring beach', 'nature'],
  ['leisure', 'park garden nature_reserve stadium sports_centre swimming_pool water_park marina', 'nature'],
  // A building with a name of its own is what people meet at, whatever is in it.
  ['building', '', 'services'],
]
/** Kinds shown from zoom 12, because travellers look for them from a distance; all others from zoom 14. */
export const FAR_PLACES: readonly string[] = ['station', 'peak', 'aerodrome']

/** The group and kind of a place with these tags; null when it is in no group. */
export function placeGroupOf(tags: ReadonlyMap<string, string>): { group: PlaceGroup; kind: string } | null {
  for (const [key, values, group] of PLACE_RULES) {
    const value = tags.get(key)
    if (value === undefined || value === 'no') continue
    if (values === '' || values.split(' ').includes(value))
      return { group, kind: key === 'building' || value === 'yes' ? key : value }
  }
  return null
}

const MAX_RESULTS = 20

/** Places whose name, kind or cuisine has every word of a query, names that begin with it first; at most 20. */
export function findPlaces(
  places: readonly RegionPlace[],
  query: string,
  group: PlaceGroup | null,
): RegionPlace[] {
  const folded = foldText(query).trim()
  const words = folded.split(/\s+/).filter(Boolean)
  if (words.length === 0 && group === null) return []
  return places
    .filter((place) => group === null || place.group === group)
    .flatMap((place) => {
      const name = foldText(place.name)
      const all = `${name} ${foldText(place.also ?? '')} ${place.kind.replaceAll('_', ' ')} ${foldText(place.cuisine ?? '')}`
      if (!words.every((word) => all.includes(word))) return []
      const rank = name.startsWith(folded) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2
      return [{ place, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, MAX_RESULTS)
    .map(({ place }) => place)
}

/** The opening windows of a place on a date (empty when closed); null when the hours are unknown or uncertain. */
export function placeHoursOn({ hours, lat, lon }: RegionPlace, date: IsoDate): OpenWindow[] | null {
  const parsed = hours === undefined ? null : parseOpeningHours(hours)
  if (!parsed?.ok) return null
  // The data have no public holidays; the page says so.
  const plain = { isPublicHoliday: () => false, position: { lat, lon } }
  if (isUncertain(parsed.value, date, plain)) return null
  return openWindows(parsed.value, date, plain)
}
