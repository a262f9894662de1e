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

/** A place of a region, as OpenStreetMap has it. Short keys: a region has thousands. */
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
  hours?: string
  website?: string
  phone?: string
  address?: string
  cuisine?: string
  wheelchair?: 'yes' | 'limited' | 'no'
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
