import { CITY_ZOOM, streetColours } from '@tripwright/map'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'
import type { MapScene } from './map-scene.ts'

const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

// Doubles with each zoom in between, like an object on the ground.
const growing = (fromZoom: number, from: number, toZoom: number, to: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  fromZoom,
  from,
  toZoom,
  to,
]
const faint = (opacity: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  9,
  0,
  11,
  opacity,
]

// A coastline that is only exact to a kilometre has no line where a kilometre fills the screen.
const fading = (opacity: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  12,
  opacity,
  14,
  0,
]

/** Streets are drawn below this layer, their names on top. */
export const FIRST_ROUTE_LAYER = 'accuracy'

/** The style of the basemap: land, water with its engraved lines, peaks, and the route. It fetches no glyphs or sprites. */
export function basemapStyle(palette: MapPalette, land: string, scene: MapScene): StyleSpecification {
  // Land and sea have the same colours as below streets: nothing flickers when these load.
  const { ground, water } = streetColours({
    theme: palette.isDark ? 'dark' : 'light',
    isHighContrast: palette.isBold,
  })
  const ink = { ...palette, paper: ground, wash: water }
  return {
    version: 8,
    // A change of theme changes the palette at once.
    transition: { duration: 0, delay: 0 },
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2 },
      scene: { type: 'geojson', data: scene, tolerance: 0.1 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': ink.wash } },
      ...landLayers(ink),
      ...waterLayers(ink),
      ...routeLayers(ink),
      marksLayer,
    ],
  }
}

function landLayers(ink: MapPalette): LayerSpecification[] {
  const source = 'land'
  const line = { 'line-join': 'round', 'line-cap': 'round' } as const
  return [
    { id: 'world', type: 'fill', source, filter: isKind('world'), paint: { 'fill-color': ink.paper } },
    {
      id: 'world-coast',
      type: 'line',
      source,
      filter: isKind('world'),
      layout: line,
      maxzoom: CITY_ZOOM,
      paint: { 'line-color': ink.brand, 'line-width': 1, 'line-opacity': 0.55 },
    },
    {
      id: 'box',
      type: 'fill',
      source,
      filter: isKind('box'),
      minzoom: CITY_ZOOM,
      paint: { 'fill-color': ink.wash, 'fill-antialias': false },
    },
    {
      id: 'city',
      type: 'fill',
      source,
      filter: isKind('city'),
      minzoom: CITY_ZOOM,
      paint: { 'fill-color': ink.paper },
    },
    // At city scale this coastline is only exact to a kilometre: it is drawn soft and dashed, as surveys draw unsurveyed
    // coasts.
    {
      id: 'coast-soft',
      type: 'line',
      source,
      filter: isKind('coast'),
      layout: line,
      minzoom: 9,
      paint: {
        'line-color': ink.paper,
        'line-opacity': 0.85,
        'line-width': growing(9, 4, 15, 240),
        'line-blur': growing(9, 4, 15, 240),
      },
    },
    ...[0, 1, 2].map(
      (ring): LayerSpecification => ({
        id: `coast-${ring}`,
        type: 'line',
        source,
        filter: isKind('coast'),
        layout: line,
        minzoom: CITY_ZOOM,
        paint: {
          'line-color': ink.brand,
          'line-width': ring === 0 ? 1.1 : 0.8,
          'line-opacity': fading([0.6, 0.32, 0.18][ring] ?? 0),
          'line-offset': [0, -5, -11][ring] ?? 0,
          ...(ring === 0 && { 'line-dasharray': [5, 3] }),
        },
      }),
    ),
  ]
}

function waterLayers(ink: MapPalette): LayerSpecification[] {
  const source = 'scene'
  const line = { 'line-join': 'round', 'line-cap': 'round' } as const
  const river = { source, filter: isKind('river'), layout: line } as const
  const width = growing(10, 2.5, 16, 40)
  return [
    // Water lining: fine lines that follow the banks ever more faintly, as engravers drew them.
    ...[3, 2, 1].map(
      (ring): LayerSpecification => ({
        id: `river-lining-${ring}`,
        type: 'line',
        ...river,
        paint: {
          'line-color': ink.brand,
          'line-width': 0.7,
          'line-gap-width': growing(10, 2.5 + ring * 3.2, 16, 40 + ring * 14),
          'line-opacity': faint([0, 0.5, 0.3, 0.17][ring] ?? 0),
        },
      }),
    ),
    {
      id: 'river-bank',
      type: 'line',
      ...river,
      paint: { 'line-color': ink.brand, 'line-width': growing(10, 4, 16, 43), 'line-opacity': 0.75 },
    },
    { id: 'river', type: 'line', ...river, paint: { 'line-color': ink.wash, 'line-width': width } },
    {
      id: 'island',
      type: 'fill',
      source,
      filter: isKind('island'),
      paint: { 'fill-color': ink.paper, 'fill-outline-color': ink.brand },
    },
    // Hachures: short strokes across the line, as slopes were drawn before contour lines.
    {
      id: 'ridge',
      type: 'line',
      source,
      filter: isKind('ridge'),
      paint: {
        'line-color': ink.contour,
        'line-width': growing(10, 5, 15, 18),
        'line-dasharray': [0.16, 0.3],
        'line-opacity': 0.75,
      },
    },
    {
      id: 'ridge-line',
      type: 'line',
      source,
      filter: isKind('ridge'),
      paint: { 'line-color': ink.contourIndex },
    },
    {
      id: 'river-name',
      type: 'symbol',
      source,
      filter: isKind('river'),
      minzoom: 10.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['get', 'name'],
        'text-font': ['Georgia Italic', 'serif'],
        'text-size': growing(11, 12, 16, 17),
        'text-letter-spacing': 0.22,
        'text-max-angle': 60,
      },
      paint: { 'text-color': ink.brandStrong, 'text-halo-color': ink.wash, 'text-halo-width': 2 },
    },
  ]
}

// Nothing is seen of it, but no name of the map is placed where a stop is: the last layer is placed first.
const marksLayer: LayerSpecification = {
  id: 'marks',
  type: 'symbol',
  source: 'scene',
  filter: isKind('mark'),
  layout: {
    'text-field': '●',
    'text-font': ['sans-serif'],
    'text-size': 24,
    'text-padding': 0,
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
}

function routeLayers(ink: MapPalette): LayerSpecification[] {
  const source = 'scene'
  const width = ink.isBold ? 4.5 : 3
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const
  return [
    {
      id: FIRST_ROUTE_LAYER,
      type: 'fill',
      source,
      filter: isKind('accuracy'),
      paint: { 'fill-color': ink.brand, 'fill-opacity': 0.14 },
    },
    {
      id: 'accuracy-line',
      type: 'line',
      source,
      filter: isKind('accuracy'),
      paint: { 'line-color': ink.brand, 'line-width': 1.5 },
    },
    {
      id: 'route-ground',
      type: 'line',
      source,
      filter: isKind('walk', 'transit', 'taxi', 'drive'),
      layout: round,
      paint: { 'line-color': ink.paper, 'line-width': width + 4, 'line-opacity': 0.85 },
    },
    {
      id: 'walk',
      type: 'line',
      source,
      filter: isKind('walk'),
      layout: round,
      paint: { 'line-color': ink.brandStrong, 'line-width': width + 1, 'line-dasharray': [0.01, 2] },
    },
    {
      id: 'transit',
      type: 'line',
      source,
      filter: isKind('transit'),
      layout: round,
      paint: { 'line-color': ink.ink, 'line-width': width },
    },
    {
      id: 'taxi',
      type: 'line',
      source,
      filter: isKind('taxi', 'drive'),
      paint: { 'line-color': ink.contourIndex, 'line-width': width, 'line-dasharray': [3, 1.8] },
    },
  ]
}
