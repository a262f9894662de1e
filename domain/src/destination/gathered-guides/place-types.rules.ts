import type { PointOfInterest } from '../places/index.ts'

/** What a kind of place is in our guides. */
export type PlaceType = Pick<PointOfInterest, 'category' | 'minutes' | 'indoor' | 'daylight'> & {
  /** Fame of one that nobody wrote about, 0 to 1. */
  weight: number
  /** Ordinary hours, for a place whose own are not known. */
  usualHours: string
  meals?: PointOfInterest['meals']
}

const ALWAYS = '24/7'
const MUSEUM_HOURS = 'Tu-Su 10:00-17:00'
const EVENING_HOURS = 'Tu-Sa 18:00-22:00'

function sight(
  category: PlaceType['category'],
  minutes: number,
  weight: number,
  usualHours = MUSEUM_HOURS,
): PlaceType {
  return { category, minutes, indoor: true, daylight: false, weight, usualHours }
}

function outside(category: PlaceType['category'], minutes: number, weight: number): PlaceType {
  return { category, minutes, indoor: false, daylight: true, weight, usualHours: ALWAYS }
}

function eatery(
  category: PlaceType['category'],
  minutes: number,
  meals: NonNullable<PlaceType['meals']>,
  usualHours: string,
): PlaceType {
  return { category, minutes, indoor: true, daylight: false, weight: 0.2, usualHours, meals: [...meals] }
}

const NOON_AND_EVENING = 'Tu-Su 12:00-14:00,18:00-21:30'

/** By the values of OpenStreetMap's tags and of the classes of map tiles. What is missing here is no sight. */
const PLACE_TYPES: Readonly<Record<string, PlaceType>> = {
  attraction: outside('landmark', 30, 0.35),
  museum: sight('museum', 75, 0.42),
  gallery: sight('gallery', 45, 0.25),
  art_gallery: sight('gallery', 45, 0.25),
  viewpoint: outside('viewpoint', 20, 0.3),
  zoo: { ...outside('zoo', 150, 0.4), usualHours: 'Mo-Su 09:00-17:00' },
  aquarium: sight('zoo', 90, 0.4, 'Mo-Su 10:00-18:00'),
  theme_park: { ...outside('theme-park', 240, 0.4), usualHours: 'Mo-Su 10:00-18:00' },
  castle: outside('palace', 60, 0.45),
  palace: outside('palace', 60, 0.45),
  fort: outside('palace', 45, 0.35),
  ruins: outside('ancient', 30, 0.3),
  archaeological_site: outside('ancient', 45, 0.3),
  monument: outside('memorial', 15, 0.28),
  memorial: outside('memorial', 10, 0.1),
  place_of_worship: sight('worship', 25, 0.22, 'Mo-Su 09:00-17:00'),
  cathedral: sight('worship', 30, 0.45, 'Mo-Su 09:00-17:00'),
  church: sight('worship', 25, 0.2, 'Mo-Su 09:00-17:00'),
  theatre: sight('theatre', 120, 0.28, EVENING_HOURS),
  arts_centre: sight('gallery', 60, 0.3),
  // Most are halls of machines, and berths: those that people travel to are written about, which counts for more.
  casino: outside('landmark', 30, 0.2),
  marina: outside('landmark', 30, 0.18),
  square: outside('square', 20, 0.35),
  bridge: outside('bridge', 15, 0.3),
  park: outside('park', 45, 0.22),
  garden: outside('garden', 45, 0.25),
  nature_reserve: outside('park', 90, 0.22),
  beach: outside('beach', 120, 0.3),
  peak: outside('viewpoint', 120, 0.15),
  cave_entrance: outside('landmark', 60, 0.2),
  waterfall: outside('landmark', 40, 0.35),
  tower: outside('landmark', 30, 0.3),
  landmark: outside('landmark', 25, 0.25),
  // Only those of which Wikidata tells come so far.
  building: outside('landmark', 15, 0.2),
  stadium: outside('landmark', 30, 0.2),
  street: outside('street', 40, 0.3),
  neighbourhood: outside('neighbourhood', 90, 0.3),
  water_park: { ...outside('theme-park', 180, 0.25), usualHours: 'Mo-Su 10:00-18:00' },
  science: sight('science', 90, 0.4),
  spa: sight('spa', 120, 0.25, 'Mo-Su 10:00-20:00'),
  marketplace: { ...outside('market', 45, 0.3), usualHours: 'Mo-Sa 09:00-14:00', meals: ['lunch'] },
  restaurant: eatery('restaurant', 75, ['lunch', 'dinner'], NOON_AND_EVENING),
  biergarten: eatery('restaurant', 75, ['lunch', 'dinner'], NOON_AND_EVENING),
  cafe: eatery('cafe', 40, ['breakfast', 'lunch'], 'Mo-Sa 08:30-17:30'),
  bar: eatery('bar', 60, ['dinner'], 'Tu-Sa 18:00-23:00'),
  pub: eatery('bar', 60, ['dinner'], 'Tu-Sa 18:00-23:00'),
}

/** The type of a kind; null for what travellers do not go to see. */
export function placeTypeOf(kind: string | null): PlaceType | null {
  return kind !== null && Object.hasOwn(PLACE_TYPES, kind) ? (PLACE_TYPES[kind] ?? null) : null
}

/** Kinds by the classes of Wikidata (property P31), the more special first. */
const WIKIDATA_KINDS: readonly (readonly [kind: string, classes: string])[] = [
  ['museum', 'Q33506 Q207694 Q17431399 Q16735822 Q1970365 Q2772772 Q3329412 Q2087181 Q10624527 Q17431399'],
  ['science', 'Q588140 Q148319 Q62832'],
  ['gallery', 'Q1007870 Q16038801'],
  ['cathedral', 'Q2977 Q56242215 Q120560 Q163687'],
  ['palace', 'Q16560 Q751876 Q3950'],
  ['castle', 'Q23413 Q17715832 Q57821 Q92026'],
  ['church', 'Q16970 Q1088552 Q108325 Q317557 Q32815 Q34627 Q44539 Q842402 Q5393308 Q845945 Q160742 Q44613'],
  ['zoo', 'Q43501'],
  ['aquarium', 'Q2281788'],
  ['theme_park', 'Q194195 Q2416723'],
  ['garden', 'Q1107656 Q167346'],
  ['park', 'Q22698 Q22746 Q46169 Q179049 Q473972'],
  ['square', 'Q174782 Q3010369'],
  ['bridge', 'Q12280 Q537127 Q158438'],
  ['archaeological_site', 'Q839954 Q109607'],
  ['waterfall', 'Q34038'],
  ['beach', 'Q40080'],
  ['viewpoint', 'Q6017969 Q1440300'],
  ['monument', 'Q4989906 Q5003624 Q179700 Q483453'],
  ['theatre', 'Q24354 Q153562 Q1060829'],
  ['tower', 'Q12518 Q39715'],
  ['marketplace', 'Q330284 Q132510 Q37654'],
  ['peak', 'Q8502'],
  ['stadium', 'Q483110'],
  ['neighbourhood', 'Q123705 Q676050'],
  ['street', 'Q79007 Q54114'],
  ['landmark', 'Q570116 Q1081138 Q35112127 Q2319498 Q35509 Q25550691 Q7138926'],
]
const KIND_OF_CLASS = new Map(
  WIKIDATA_KINDS.toReversed().flatMap(([kind, classes]) =>
    classes.split(' ').map((one): [string, string] => [one, kind]),
  ),
)

/** The kind that classes of Wikidata stand for, the most special of them; null where none of them is a sight. */
export function kindOfWikidataClasses(classes: readonly string[]): string | null {
  const kinds = new Set(classes.map((one) => KIND_OF_CLASS.get(one)))
  return WIKIDATA_KINDS.find(([kind]) => kinds.has(kind))?.[0] ?? null
}
