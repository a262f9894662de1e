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
] as const
/** What a traveller looks for a place under. */
export type PlaceGroup = (typeof PLACE_GROUPS)[number]

/** A place of a region, as OpenStreetMap has it. */
export type RegionPlace = {
  /** `n`, `w` or `r` and the number of the node, way or relation. */
  id: string
  name: string
  group: PlaceGroup
  /** The value of the tag that makes it what it is: `restaurant`, `bakery`. */
  kind: string
  lat: number
  lon: number
  /** In the grammar of OpenStreetMap, as somebody wrote it there. */
  hours?: string | undefined
  website?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  cuisine?: string | undefined
  /** `yes`, `limited` or `no`. */
  wheelchair?: string | undefined
  /** Whether a hospital has an emergency department: `yes` or `no`. */
  emergency?: string | undefined
  /** Whose mission it is: ISO 3166-1 alpha-2. */
  sender?: string | undefined
}

/** A tag and its values, apart by a space; no values are all values. */
type PlaceRule = readonly [key: string, values: string, group: PlaceGroup]

/** The first that fits: a hotel with a restaurant is a bed, a castle that is a museum a sight. */
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
  ['amenity', 'theatre cinema arts_centre place_of_worship', 'sights'],
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
]
/** Kinds that are looked for from afar: shown from zoom 12 on, all others from 14. */
export const FAR_PLACES: readonly string[] = ['station', 'peak', 'aerodrome']

/** What a place with these tags is looked for under, and what it is; null for what no traveller looks for. */
export function placeGroupOf(tags: ReadonlyMap<string, string>): { group: PlaceGroup; kind: string } | null {
  for (const [key, values, group] of PLACE_RULES) {
    const value = tags.get(key)
    if (value === undefined || value === 'no') continue
    if (values === '' || values.split(' ').includes(value)) return { group, kind: value }
  }
  return null
}

const MAX_RESULTS = 20

/** Places whose name, kind or kitchen holds every word of a query, those whose name begins with it first; at most 20. */
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
      const all = `${name} ${place.kind.replaceAll('_', ' ')} ${foldText(place.cuisine ?? '')}`
      if (!words.every((word) => all.includes(word))) return []
      const rank = name.startsWith(folded) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2
      return [{ place, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, MAX_RESULTS)
    .map(({ place }) => place)
}

/** What a place says of a date: its windows (none is closed), or null where it says nothing that is certain. */
export function placeHoursOn({ hours, lat, lon }: RegionPlace, date: IsoDate): OpenWindow[] | null {
  const parsed = hours === undefined ? null : parseOpeningHours(hours)
  if (!parsed?.ok) return null
  // Which days are holidays there is not in the data; the page says so.
  const plain = { isPublicHoliday: () => false, position: { lat, lon } }
  if (isUncertain(parsed.value, date, plain)) return null
  return openWindows(parsed.value, date, plain)
}
