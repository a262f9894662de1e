import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

const isKind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]]
const isGroup = (...groups: string[]): ExpressionSpecification => [
  'in',
  ['get', 'group'],
  ['literal', groups],
]
const growing = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops,
]
const round = { 'line-cap': 'round', 'line-join': 'round' } as const
const SERIF = ['Georgia', 'serif']
const SERIF_ITALIC = ['Georgia Italic', 'serif']
const SANS = ['Avenir Next', 'Segoe UI', 'sans-serif']

/** The layers of one region, from the ground up. Names are drawn on the device: no glyphs are fetched. */
export function regionLayers(source: string, ink: MapPalette): LayerSpecification[] {
  const drawn = [
    ...landLayers(ink),
    ...waterLayers(ink),
    ...buildingLayers(ink),
    ...roadLayers(ink),
    ...nameLayers(ink),
  ]
  // Each layer is written without what all have in common.
  return drawn.map((layer) => ({ ...layer, id: `${source}-${layer.id}`, source }) as LayerSpecification)
}

type Written = { [Type in LayerSpecification['type']]: object }
type Layer = Pick<LayerSpecification, 'id'> & {
  type: keyof Written
  'source-layer': string
  filter?: FilterSpecification
  minzoom?: number
  layout?: object
  paint?: object
}

/** A colour with some of another in it. Mixed and not seen through: where two woods overlap nothing gets darker. */
const mixed = (ground: string, colour: string, part: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  part,
  0,
  ground,
  1,
  colour,
]

function landLayers({ contour, contourIndex, brand, muted, wash, sheet, paper }: MapPalette): Layer[] {
  const looks: [kinds: string[], colour: string, part: number][] = [
    // Where a region knows its shores the ground is its own too: that of the world map is a kilometre's guess.
    [['water'], wash, 1],
    [['ground'], muted, 0],
    [['urban'], muted, 0.1],
    [['wood'], contour, 0.55],
    [['scrub', 'farm'], contour, 0.28],
    [['park', 'cemetery'], brand, 0.1],
    [['rock', 'sand'], contourIndex, 0.16],
    [['ice'], wash, 0.7],
    [['square'], sheet, 0.9],
  ]
  return looks.map(([kinds, colour, part]) => ({
    id: `land-${kinds[0]}`,
    type: 'fill',
    'source-layer': 'land',
    filter: isKind(...kinds),
    paint: { 'fill-color': mixed(paper, colour, part), 'fill-antialias': false },
  }))
}

function waterLayers({ wash, brand }: MapPalette): Layer[] {
  const water = { 'source-layer': 'water' } as const
  return [
    {
      id: 'sea',
      type: 'fill',
      ...water,
      filter: isKind('sea'),
      // It ends at the sides of the region, where there is no shore.
      paint: { 'fill-color': wash, 'fill-antialias': false },
    },
    {
      id: 'stream',
      type: 'line',
      ...water,
      filter: isKind('stream', 'canal'),
      layout: round,
      paint: { 'line-color': brand, 'line-opacity': 0.5, 'line-width': growing(10, 0.4, 16, 2.2) },
    },
    {
      id: 'river-bank',
      type: 'line',
      ...water,
      filter: isKind('river'),
      layout: round,
      paint: { 'line-color': brand, 'line-opacity': 0.6, 'line-width': growing(8, 1.6, 14, 6, 17, 20) },
    },
    {
      id: 'river',
      type: 'line',
      ...water,
      filter: isKind('river'),
      layout: round,
      paint: { 'line-color': wash, 'line-width': growing(8, 0.8, 14, 4.6, 17, 18) },
    },
    {
      id: 'lake',
      type: 'fill',
      ...water,
      filter: isKind('lake'),
      paint: { 'fill-color': wash, 'fill-outline-color': brand },
    },
    {
      // Of the world at 1:10 million: near by it is a kilometre's guess, and drawn as one.
      id: 'shore',
      type: 'line',
      ...water,
      filter: isKind('shore'),
      layout: round,
      paint: {
        'line-color': brand,
        'line-width': 1.1,
        'line-dasharray': [5, 3],
        'line-opacity': growing(11, 0.6, 14, 0.2),
      },
    },
    {
      id: 'coast',
      type: 'line',
      ...water,
      filter: isKind('coast'),
      layout: round,
      paint: { 'line-color': brand, 'line-width': 1.4 },
    },
  ]
}

function buildingLayers({ muted, contourIndex }: MapPalette): Layer[] {
  return [
    {
      id: 'building',
      type: 'fill',
      'source-layer': 'building',
      minzoom: 14,
      paint: { 'fill-color': contourIndex, 'fill-opacity': 0.28 },
    },
    {
      id: 'building-line',
      type: 'line',
      'source-layer': 'building',
      minzoom: 15.5,
      paint: { 'line-color': muted, 'line-opacity': 0.55, 'line-width': 0.7 },
    },
  ]
}

function roadLayers({ ink, muted, sheet, contourIndex, isBold }: MapPalette): Layer[] {
  const road = { type: 'line', 'source-layer': 'road' } as const
  const edge = isBold ? ink : muted
  const widths: [kinds: string[], width: number[]][] = [
    [['minor'], [12, 0.6, 15, 4, 18, 14]],
    [['medium'], [9, 0.8, 14, 4, 18, 18]],
    [
      ['major', 'motorway'],
      [7, 1, 14, 6, 18, 24],
    ],
  ]
  const wider = (width: number[]) => growing(...width.map((value, at) => (at % 2 ? value + 1.4 : value)))
  return [
    {
      id: 'path',
      ...road,
      filter: isKind('path'),
      minzoom: 13,
      paint: {
        'line-color': contourIndex,
        'line-dasharray': [2.5, 1.6],
        'line-width': growing(13, 0.8, 17, 2),
      },
    },
    ...widths.map(
      ([kinds, width]): Layer => ({
        id: `${kinds[0]}-edge`,
        ...road,
        filter: isKind(...kinds),
        layout: round,
        paint: {
          'line-color': edge,
          'line-opacity': growing(11, 0.45, 15, 0.75),
          'line-width': wider(width),
        },
      }),
    ),
    ...widths.map(
      ([kinds, width]): Layer => ({
        id: `${kinds[0]}`,
        ...road,
        filter: isKind(...kinds),
        layout: round,
        paint: { 'line-color': sheet, 'line-width': growing(...width) },
      }),
    ),
    {
      id: 'rail',
      ...road,
      filter: isKind('rail'),
      paint: { 'line-color': ink, 'line-width': growing(9, 0.8, 16, 1.6), 'line-opacity': 0.8 },
    },
    {
      id: 'rail-ties',
      ...road,
      filter: isKind('rail'),
      minzoom: 12,
      paint: { 'line-color': ink, 'line-width': growing(12, 3, 16, 7), 'line-dasharray': [0.25, 2.4] },
    },
    {
      id: 'lift',
      ...road,
      filter: isKind('lift'),
      paint: { 'line-color': ink, 'line-width': 1, 'line-dasharray': [5, 3] },
    },
    {
      id: 'border',
      type: 'line',
      'source-layer': 'border',
      filter: isKind('country'),
      paint: { 'line-color': ink, 'line-opacity': 0.55, 'line-width': 1.4, 'line-dasharray': [5, 2, 1, 2] },
    },
  ]
}

function nameLayers({ ink, muted, paper, brandStrong }: MapPalette): Layer[] {
  const halo = { 'text-halo-color': paper, 'text-halo-width': 1.8 } as const
  const name = { 'text-field': ['get', 'name'] } as const
  const place = { type: 'symbol', 'source-layer': 'place' } as const
  const pointed = { 'text-anchor': 'top', 'text-offset': [0, 0.5], 'text-max-width': 8 } as const
  // Few of them far off, all of them near by.
  const places: [id: string, filter: FilterSpecification, from: number][] = [
    ['nature', isKind('peak'), 12],
    ['stations', isKind('station', 'aerodrome'), 12],
    ['sights', isGroup('sights'), 15],
    ['eating', isGroup('eating', 'drinks', 'beds', 'health'), 16],
    ['others', ['!', isGroup('eating', 'drinks', 'beds', 'health', 'sights', 'nature')], 16.5],
  ]
  return [
    {
      id: 'road-name',
      type: 'symbol',
      'source-layer': 'road',
      minzoom: 14.5,
      layout: {
        ...name,
        'symbol-placement': 'line',
        'text-font': SANS,
        'text-size': growing(14, 10, 18, 14),
      },
      paint: { 'text-color': muted, ...halo },
    },
    {
      id: 'water-name',
      type: 'symbol',
      'source-layer': 'water',
      minzoom: 11,
      filter: isKind('river'),
      layout: {
        ...name,
        'symbol-placement': 'line',
        'text-font': SERIF_ITALIC,
        'text-size': 13,
        'text-letter-spacing': 0.15,
      },
      paint: { 'text-color': brandStrong, ...halo },
    },
    ...places.flatMap(([id, filter, minzoom]): Layer[] => [
      {
        id: `place-${id}`,
        type: 'circle',
        'source-layer': 'place',
        filter,
        minzoom,
        paint: { 'circle-radius': 2.6, 'circle-color': brandStrong, 'circle-stroke-color': paper },
      },
      {
        id: `place-${id}-name`,
        ...place,
        filter,
        minzoom,
        layout: { ...name, ...pointed, 'text-font': SANS, 'text-size': 11 },
        paint: { 'text-color': brandStrong, ...halo },
      },
    ]),
    ...(['quarter', 'village', 'town', 'city'] as const).map(
      (kind, rank): Layer => ({
        id: `name-${kind}`,
        type: 'symbol',
        'source-layer': 'name',
        filter: isKind(kind),
        layout: {
          ...name,
          'text-font': kind === 'quarter' ? SERIF_ITALIC : SERIF,
          'text-size': 12 + rank * 1.5,
        },
        paint: { 'text-color': ink, ...halo },
      }),
    ),
  ]
}
