import { halo, type Labels, SANS, symbol } from './lettering.ts'
import type { StreetColours } from './street-colours.ts'
import {
  all,
  byValue,
  evenly,
  isOneOf,
  type SourcelessLayer,
  type StyleExpression,
  SUBCLASS,
} from './style-layer.ts'

const STATIONS = 'station halt train_station_entrance aerodrome bus_station ferry_terminal subway'
const STOPS = 'tram_stop bus_stop subway_entrance taxi'
const SIGHTS =
  'museum gallery attraction castle ruins monument memorial archaeological_site fort viewpoint zoo theme_park aquarium theatre cinema arts_centre place_of_worship artwork townhall stadium'
const CARE = 'hospital clinic pharmacy doctors dentist'
const SAFETY = 'police fire_station'
const GREEN = 'park garden playground camp_site caravan_site picnic_site alpine_hut golf_course beach'
const FOOD = 'restaurant cafe fast_food food_court ice_cream biergarten bar pub nightclub bakery marketplace'
const BEDS = 'hotel hostel guest_house motel apartment chalet bed_and_breakfast'
const USEFUL =
  'supermarket convenience mall department_store bank atm post_office toilets library fuel information'

type Group = readonly [subclasses: string, colour: keyof StreetColours, sign: string]
const GROUPS = {
  stations: [STATIONS, 'transport', '■'],
  stops: [STOPS, 'transport', '▪'],
  sights: [SIGHTS, 'sight', '●'],
  care: [CARE, 'health', '✚'],
  safety: [SAFETY, 'health', '●'],
  green: [GREEN, 'parkText', '●'],
  food: [FOOD, 'food', '●'],
  beds: [BEDS, 'stay', '●'],
  useful: [USEFUL, 'textQuiet', '●'],
} as const satisfies Record<string, Group>

const isIn = (...groups: Group[]) => isOneOf(SUBCLASS, ...groups.flatMap(([list]) => list.split(' ')))
const HAS_NAME: StyleExpression = ['any', ['has', 'name'], ['has', 'name:latin']]
const rankWithin = (limit: number): StyleExpression => ['<=', ['to-number', ['get', 'rank'], 50], limit]

/** Points of interest: few at low zooms, all of them at high ones. */
export function poiLayers({ colours, name }: Labels): SourcelessLayer[] {
  const { stations, stops, sights, care, safety, green, food, beds, useful } = GROUPS
  // The colour and symbol of a group; a single group needs no expression.
  const ofGroup = (groups: readonly Group[], value: (group: Group) => string) => {
    const [first = useful, ...others] = groups
    return others.length === 0
      ? value(first)
      : byValue(
          SUBCLASS,
          others.map((group) => [group[0], value(group)] as const),
          value(first),
        )
  }
  const layer = (
    id: string,
    minzoom: number,
    groups: readonly Group[],
    filter: StyleExpression = isIn(...groups),
  ): SourcelessLayer => ({
    id,
    ...symbol,
    'source-layer': 'poi',
    minzoom,
    // A symbol without a name is not worth the space.
    filter: all(HAS_NAME, filter),
    layout: {
      // Symbol and name are one text, so that they are placed together or not at all.
      'text-field': [
        'format',
        ofGroup(groups, ([, , sign]) => sign),
        { 'font-scale': 0.9 },
        '\n',
        {},
        name,
        {},
      ],
      'text-font': SANS,
      'text-size': evenly(13, 10.5, 18, 12.5),
      'text-anchor': 'top',
      'text-offset': [0, -0.6],
      'text-max-width': 8,
      'text-line-height': 1.1,
      'text-padding': 4,
      'symbol-sort-key': ['to-number', ['get', 'rank'], 50],
    },
    paint: { 'text-color': ofGroup(groups, ([, colour]) => colours[colour]), ...halo(colours) },
  })
  const worthSeeing = [sights, care, safety, green]
  const daily = [useful, food, beds]
  return [
    layer('poi-other', 17, [useful], ['!', isIn(stations, stops, ...worthSeeing, ...daily)]),
    layer('poi-useful', 16, daily, [
      'step',
      ['zoom'],
      all(isIn(...daily), rankWithin(30)),
      16.8,
      isIn(...daily),
    ]),
    layer('poi-sight', 14, worthSeeing, [
      'step',
      ['zoom'],
      all(isIn(...worthSeeing), rankWithin(6)),
      15,
      all(isIn(...worthSeeing), rankWithin(26)),
      16,
      isIn(...worthSeeing),
    ]),
    layer('poi-stop', 15.5, [stops]),
    layer('poi-station', 12.5, [stations]),
  ]
}
