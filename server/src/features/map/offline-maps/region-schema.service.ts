import type { Geometry, Properties } from '#platform/tiles/vector-tile.ts'

/** How a feature is drawn: its layer in the schema, its class and the first zoom that shows it. */
export type FeatureStyle = { layer: string; geometry: Geometry; properties: Properties; from: number }

/** Values of a tag by class, with the first zoom that shows them. */
export type Kinds = readonly [kind: string, from: number, values: readonly string[]][]

/*
 * The OpenMapTiles schema (openmaptiles.org/schema, CC BY 4.0), as far as a region has it. Our encoder and the rules for
 * tilemaker are written from these tables.
 */

/** Layer `transportation`, by `highway`. */
export const ROADS: Kinds = [
  ['motorway', 6, ['motorway', 'motorway_link']],
  ['trunk', 6, ['trunk', 'trunk_link']],
  ['primary', 8, ['primary', 'primary_link']],
  ['secondary', 9, ['secondary', 'secondary_link']],
  ['tertiary', 11, ['tertiary', 'tertiary_link']],
  ['minor', 12, ['residential', 'unclassified', 'living_street', 'road']],
  ['busway', 13, ['busway', 'bus_guideway']],
  ['service', 13, ['service']],
  ['track', 13, ['track']],
  ['path', 12, ['pedestrian']],
  ['path', 13, ['path', 'cycleway', 'bridleway']],
  ['path', 14, ['footway', 'steps', 'corridor', 'platform']],
]
/** The same layer, by `railway`. */
export const RAILWAYS: Kinds = [
  ['rail', 9, ['rail', 'narrow_gauge', 'preserved', 'funicular']],
  ['transit', 12, ['light_rail', 'subway', 'tram', 'monorail']],
]
/** Layer `landcover`: what grows or lies there. */
export const LANDCOVER: readonly [key: string, Kinds][] = [
  [
    'landuse',
    [
      ['wood', 7, ['forest']],
      ['farmland', 10, ['farmland', 'farm', 'orchard', 'vineyard', 'plant_nursery']],
      ['grass', 11, ['grass', 'meadow', 'allotments', 'village_green', 'recreation_ground']],
    ],
  ],
  [
    'natural',
    [
      ['wood', 7, ['wood']],
      ['ice', 7, ['glacier']],
      ['rock', 9, ['bare_rock', 'scree', 'shingle']],
      ['sand', 10, ['beach', 'sand', 'dune']],
      ['wetland', 10, ['wetland']],
      ['grass', 10, ['grassland', 'scrub', 'heath', 'fell', 'tundra']],
    ],
  ],
  [
    'leisure',
    [
      ['grass', 10, ['park', 'golf_course']],
      ['grass', 12, ['garden']],
    ],
  ],
]
/** Layer `landuse`: what people do there; the class is the value itself unless given. */
export const LANDUSE: readonly [key: string, Kinds][] = [
  [
    'landuse',
    [
      ['', 8, ['residential']],
      ['', 10, ['commercial', 'industrial', 'retail', 'railway', 'military', 'quarry', 'cemetery']],
      ['', 12, ['garages']],
    ],
  ],
  [
    'amenity',
    [
      ['', 11, ['hospital', 'university', 'college', 'school', 'kindergarten']],
      ['cemetery', 11, ['grave_yard']],
    ],
  ],
  ['leisure', [['', 12, ['stadium', 'pitch', 'playground', 'track']]]],
  ['tourism', [['', 11, ['theme_park', 'zoo']]]],
]
/** Layer `place`; the rank stands in for the population where it is unknown. */
export const PLACES: Kinds = [
  ['city', 6, ['city']],
  ['town', 8, ['town']],
  ['village', 10, ['village']],
  ['island', 10, ['island']],
  ['suburb', 12, ['suburb', 'borough']],
  ['quarter', 13, ['quarter']],
  ['neighbourhood', 13, ['neighbourhood']],
  ['hamlet', 13, ['hamlet', 'isolated_dwelling', 'locality']],
]
export const PLACE_RANKS: Readonly<Record<string, number>> = { city: 6, town: 10, village: 12, island: 12 }
/** Layer `waterway`. A wide river is also an area; the line is drawn on top of it. */
export const WATERWAYS: Kinds = [
  ['river', 8, ['river']],
  ['canal', 10, ['canal']],
  ['stream', 12, ['stream']],
  ['drain', 13, ['drain']],
  ['ditch', 14, ['ditch']],
]
/** Layer `water`, by tag. */
export const WATER: readonly [key: string, Kinds][] = [
  ['natural', [['lake', 6, ['water']]]],
  [
    'waterway',
    [
      ['river', 6, ['riverbank']],
      ['dock', 10, ['dock']],
    ],
  ],
  ['landuse', [['lake', 8, ['basin', 'reservoir']]]],
  ['leisure', [['swimming_pool', 14, ['swimming_pool']]]],
]
/** Layer `aeroway`. */
export const AEROWAYS: Kinds = [
  ['runway', 10, ['runway']],
  ['taxiway', 11, ['taxiway']],
  ['apron', 11, ['apron']],
  ['helipad', 12, ['helipad']],
]
/** Layer `mountain_peak`, by `natural`. */
export const HEIGHTS: Kinds = [
  ['peak', 11, ['peak']],
  ['volcano', 9, ['volcano']],
  ['saddle', 12, ['saddle']],
]
/** Layer `poi`: the more general class of a value that has one. */
export const POI_CLASSES: Kinds = [
  ['town_hall', 14, ['townhall', 'courthouse', 'community_centre']],
  ['fast_food', 14, ['fast_food', 'food_court']],
  ['bus', 14, ['bus_stop', 'bus_station']],
  ['railway', 12, ['station', 'halt']],
  ['railway', 14, ['tram_stop']],
  ['entrance', 14, ['subway_entrance']],
  ['campsite', 14, ['camp_site', 'caravan_site']],
  ['grocery', 14, ['supermarket', 'deli', 'greengrocer', 'marketplace', 'department_store']],
  [
    'lodging',
    14,
    ['hotel', 'hostel', 'motel', 'guest_house', 'chalet', 'alpine_hut', 'bed_and_breakfast', 'apartment'],
  ],
  ['post', 14, ['post_box', 'post_office']],
  ['bar', 14, ['bar', 'nightclub']],
  ['beer', 14, ['pub', 'biergarten']],
  ['hospital', 12, ['hospital']],
  ['hospital', 14, ['clinic']],
  ['attraction', 14, ['attraction', 'viewpoint']],
  ['art_gallery', 14, ['gallery', 'artwork', 'arts_centre']],
  ['castle', 14, ['castle', 'ruins']],
]
/** Rank of a place by its group in the search for places; 1 comes first. */
export const POI_RANKS: Readonly<Record<string, number>> = {
  transport: 3,
  sights: 5,
  health: 6,
  nature: 10,
  services: 20,
  eating: 22,
  beds: 24,
  drinks: 26,
  shops: 28,
}
/** Languages of names, beside the local one. */
export const NAME_LANGUAGES = 'en de fr es it pt nl pl ru uk tr ar he fa hi th ja ko zh id vi el'.split(' ')
