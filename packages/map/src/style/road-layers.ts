import { borderLayers, railLayers } from './rail-layers.ts'
import type { StreetColours } from './street-colours.ts'
import {
  all,
  BRUNNEL,
  byValue,
  CLASS,
  evenly,
  growing,
  isLine,
  isOneOf,
  isTunnel,
  not,
  ROUND,
  type SourcelessLayer,
  type StyleExpression,
  SUBCLASS,
} from './style-layer.ts'

/** Line width in px by rank at these zooms; ranks differ wherever both are visible. */
const ZOOMS = [5, 8, 10, 12, 14, 16, 18]
const WIDTHS: readonly [classes: string, widths: readonly number[]][] = [
  ['motorway', [0.8, 1.5, 2.4, 3.8, 6.5, 13, 28]],
  ['trunk', [0.6, 1.3, 2.1, 3.4, 6, 12, 27]],
  ['primary', [0, 0.8, 1.6, 2.8, 5.2, 11, 25]],
  ['secondary busway', [0, 0.4, 1, 2.2, 4.4, 9.5, 23]],
  ['tertiary', [0, 0.2, 0.7, 1.6, 3.6, 8.5, 21]],
  ['minor', [0, 0, 0, 0.8, 2.4, 7, 18]],
  ['pedestrian raceway', [0, 0, 0, 0.6, 2.2, 6.5, 16]],
]
const SERVICE = [0, 0, 0, 0.3, 1.2, 3.6, 9]

// The schema counts a pedestrian street as a path; for walkers it is a street.
const RANK: StyleExpression = ['case', ['==', SUBCLASS, 'pedestrian'], 'pedestrian', CLASS]
// A motorway ramp is as wide as a small road.
const WIDTH_RANK: StyleExpression = ['case', ['==', ['get', 'ramp'], 1], 'tertiary', RANK]
const isRoad = isOneOf(
  RANK,
  ...WIDTHS.flatMap(([classes]) => classes.split(' ')),
  'service',
  ...['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service'].map(
    (one) => `${one}_construction`,
  ),
)
const isBridge: StyleExpression = ['==', BRUNNEL, 'bridge']
const isOpen: StyleExpression = not(isOneOf(BRUNNEL, 'bridge', 'tunnel'))
const LINE = { type: 'line', 'source-layer': 'transportation' } as const
const HIGHEST_FIRST = 'motorway trunk primary secondary tertiary minor pedestrian'.split(' ')

/** Roads, paths, rails and ways over water, from tunnels up to bridges, and borders. */
export function roadLayers(colours: StreetColours): SourcelessLayer[] {
  return [
    ...roads('tunnel', isTunnel, colours),
    ...pathLayers(colours),
    ...roads('road', isOpen, colours),
    ...railLayers(colours),
    ...roads('bridge', isBridge, colours),
    onewayLayer(colours),
    ...borderLayers(colours),
  ]
}

function width(more: number): StyleExpression {
  const at = (index: number) => {
    const wide = (widths: readonly number[]) => {
      const px = widths[index] ?? 0
      return px === 0 ? 0 : Number((px + more * (index > 3 ? 1 : 0.7)).toFixed(2))
    }
    const ranks = WIDTHS.filter(([, widths]) => wide(widths) > 0)
    return byValue(
      WIDTH_RANK,
      ranks.map(([classes, widths]) => [classes, wide(widths)] as const),
      wide(SERVICE),
    )
  }
  return growing(...ZOOMS.flatMap((zoom, index) => [zoom, at(index)]))
}

function colour(colours: StreetColours, isEdge: boolean): StyleExpression {
  const pick = (name: 'motorway' | 'trunk' | 'primary' | 'secondary' | 'minor') =>
    isEdge ? colours[`${name}Edge`] : colours[name]
  return byValue(
    RANK,
    [
      ['motorway', pick('motorway')],
      ['trunk', pick('trunk')],
      ['primary', pick('primary')],
      ['secondary busway tertiary', pick('secondary')],
      ['pedestrian', isEdge ? colours.minorEdge : colours.pedestrian],
    ],
    pick('minor'),
  )
}

/** All roads of one level: first all edges, then all fills, so that crossings are open. */
function roads(
  level: 'tunnel' | 'road' | 'bridge',
  where: StyleExpression,
  colours: StreetColours,
): SourcelessLayer[] {
  const isBuried = level === 'tunnel'
  const layout = {
    'line-join': 'round',
    'line-cap': level === 'road' ? 'round' : 'butt',
    // The higher rank is drawn on top.
    'line-sort-key': byValue(
      RANK,
      HIGHEST_FIRST.map((rank, index) => [rank, -index] as const),
      -9,
    ),
  }
  const road = { ...LINE, filter: all(isLine, isRoad, where), layout }
  return [
    {
      id: `${level}-edge`,
      ...road,
      minzoom: isBuried ? 12 : 9,
      paint: {
        'line-color': colour(colours, true),
        'line-width': width(level === 'bridge' ? 2.6 : 1.8),
        ...(isBuried
          ? { 'line-dasharray': [1.5, 1], 'line-opacity': 0.7 }
          : { 'line-opacity': evenly(9, 0.3, 12, 1) }),
      },
    },
    {
      id: level,
      ...road,
      minzoom: 4,
      paint: {
        // At low zooms there is no room for an edge, so the road has the edge colour.
        'line-color': [
          'interpolate',
          ['linear'],
          ['zoom'],
          9,
          colour(colours, true),
          11.5,
          colour(colours, false),
        ],
        'line-width': width(0),
        ...(isBuried && { 'line-opacity': 0.55 }),
      },
    },
  ]
}

function pathLayers(colours: StreetColours): SourcelessLayer[] {
  const isPath = (...subclasses: string[]) =>
    all(isLine, ['==', CLASS, 'path'], isOneOf(SUBCLASS, ...subclasses))
  const named = ['footway', 'corridor', 'platform', 'steps', 'cycleway', 'pedestrian']
  const isUnnamed = all(isLine, ['==', CLASS, 'path'], not(isOneOf(SUBCLASS, ...named)))
  const thin = growing(13, 0.8, 16, 1.6, 18, 2.6)
  const looks: [
    id: string,
    where: StyleExpression,
    colour: string,
    dash: number[] | null,
    width?: StyleExpression,
  ][] = [
    ['track', all(isLine, ['==', CLASS, 'track']), colours.track, [5, 1.5]],
    ['path', isUnnamed, colours.path, [3, 1.5]],
    ['footway', isPath('footway', 'corridor', 'platform'), colours.footway, [1.5, 1]],
    ['cycleway', isPath('cycleway'), colours.cycleway, [4, 1]],
    // Steps are drawn as rungs across the path, as in floor plans.
    ['steps', isPath('steps'), colours.steps, [0.28, 0.22], growing(14, 2, 16, 4.5, 18, 9)],
  ]
  return [
    {
      // A light casing, so that a path is visible in woods and on squares.
      id: 'path-bed',
      ...LINE,
      minzoom: 14.5,
      filter: all(isLine, isOneOf(CLASS, 'path', 'track'), not(['==', SUBCLASS, 'pedestrian'])),
      layout: ROUND,
      paint: {
        'line-color': colours.halo,
        'line-opacity': 0.75,
        'line-width': growing(14.5, 2.4, 16, 4, 18, 7),
      },
    },
    ...looks.map(
      ([id, filter, lineColour, dash, lineWidth = thin]): SourcelessLayer => ({
        id,
        ...LINE,
        minzoom: 13,
        filter,
        paint: {
          'line-color': lineColour,
          'line-width': lineWidth,
          'line-opacity': ['case', isTunnel, 0.45, 1],
          ...(dash && { 'line-dasharray': dash }),
        },
      }),
    ),
  ]
}

/** Arrows drawn as text: there is no file of icons. */
function onewayLayer(colours: StreetColours): SourcelessLayer {
  return {
    id: 'oneway',
    type: 'symbol',
    'source-layer': 'transportation',
    minzoom: 16,
    filter: all(isRoad, isOneOf(['to-string', ['get', 'oneway']], '1', '-1')),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 120,
      'text-field': ['case', ['==', ['to-string', ['get', 'oneway']], '-1'], '←', '→'],
      'text-font': ['sans-serif'],
      'text-size': evenly(16, 10, 18, 14),
      'text-keep-upright': false,
      'text-padding': 0,
    },
    paint: { 'text-color': colours.textQuiet, 'text-opacity': 0.7 },
  }
}
