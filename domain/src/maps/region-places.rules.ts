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

type Rule = { key: string; values: RegExp | null; group: PlaceGroup }

// The first that fits: a hotel with a restaurant is a bed, a castle that is a museum a sight.
const RULES: readonly Rule[] = [
  {
    key: 'tourism',
    values: /^(hotel|hostel|guest_house|motel|apartment|chalet|alpine_hut|wilderness_hut|camp_site)$/,
    group: 'beds',
  },
  {
    key: 'tourism',
    values: /^(attraction|museum|gallery|viewpoint|zoo|theme_park|aquarium|artwork)$/,
    group: 'sights',
  },
  { key: 'historic', values: /^(castle|ruins|monument|memorial|archaeological_site|fort)$/, group: 'sights' },
  { key: 'amenity', values: /^(restaurant|cafe|fast_food|ice_cream|food_court|biergarten)$/, group: 'eating' },
  { key: 'amenity', values: /^(bar|pub|nightclub)$/, group: 'drinks' },
  { key: 'amenity', values: /^(pharmacy|hospital|clinic|doctors|dentist)$/, group: 'health' },
  {
    key: 'amenity',
    values: /^(bus_station|ferry_terminal|taxi|bicycle_rental|car_rental|fuel|charging_station)$/,
    group: 'transport',
  },
  { key: 'railway', values: /^(station|halt|tram_stop)$/, group: 'transport' },
  { key: 'aeroway', values: /^aerodrome$/, group: 'transport' },
  { key: 'amenity', values: /^(theatre|cinema|arts_centre|place_of_worship)$/, group: 'sights' },
  {
    key: 'amenity',
    values: /^(bank|atm|bureau_de_change|post_office|police|embassy|library|townhall|toilets|laundry)$/,
    group: 'services',
  },
  { key: 'tourism', values: /^information$/, group: 'services' },
  { key: 'shop', values: null, group: 'shops' },
  { key: 'amenity', values: /^marketplace$/, group: 'shops' },
  { key: 'natural', values: /^(peak|cave_entrance|spring|beach)$/, group: 'nature' },
]

/** What a place with these tags is looked for under, and what it is; null for what no traveller looks for. */
export function placeGroupOf(tags: ReadonlyMap<string, string>): { group: PlaceGroup; kind: string } | null {
  for (const { key, values, group } of RULES) {
    const value = tags.get(key)
    if (value === undefined || value === 'no') continue
    if (values === null || values.test(value)) return { group, kind: value }
  }
  return null
}
