import type { StreetColours } from './street-colours.ts'
import {
  all,
  byValue,
  CLASS,
  growing,
  isArea,
  isLine,
  isOneOf,
  isTunnel,
  not,
  ROUND,
  type SourcelessLayer,
  SUBCLASS,
} from './style-layer.ts'

/** Area layers from bottom to top: land, waters, airfields, buildings. */
export function areaLayers(colours: StreetColours, isHighContrast: boolean): SourcelessLayer[] {
  return [
    ...landLayers(colours),
    ...waterLayers(colours, isHighContrast),
    ...builtLayers(colours, isHighContrast),
  ]
}

function landLayers(colours: StreetColours): SourcelessLayer[] {
  const fill = { type: 'fill' } as const
  return [
    {
      // Not in the schema: it marks where a tile has land data, so that coarser land below is hidden.
      id: 'ground',
      ...fill,
      'source-layer': 'ground',
      filter: isArea,
      paint: {
        'fill-color': byValue(CLASS, [['ocean', colours.water]], colours.ground),
        'fill-antialias': false,
      },
    },
    {
      id: 'landuse',
      ...fill,
      'source-layer': 'landuse',
      paint: { 'fill-color': landuseColour(colours), 'fill-antialias': false },
    },
    {
      id: 'landcover',
      ...fill,
      'source-layer': 'landcover',
      paint: { 'fill-color': landcoverColour(colours), 'fill-antialias': false },
    },
    {
      // Excludes shores with an unknown water side, or with an accuracy of a kilometre.
      id: 'shore',
      type: 'line',
      'source-layer': 'ground',
      filter: isLine,
      paint: { 'line-color': colours.waterEdge, 'line-width': 1.2, 'line-dasharray': [5, 3] },
    },
    {
      id: 'park',
      ...fill,
      'source-layer': 'park',
      filter: isArea,
      // National parks are large, so woods and fields stay visible through them.
      paint: { 'fill-color': colours.park, 'fill-opacity': 0.35, 'fill-antialias': false },
    },
    {
      id: 'park-edge',
      type: 'line',
      'source-layer': 'park',
      minzoom: 7,
      paint: {
        'line-color': colours.parkText,
        'line-opacity': 0.35,
        'line-width': growing(7, 0.8, 16, 2),
        'line-dasharray': [4, 2],
      },
    },
  ]
}

function landuseColour(colours: StreetColours) {
  return byValue(
    CLASS,
    [
      ['residential suburb quarter neighbourhood', colours.urban],
      ['commercial retail industrial garages railway quarry dam military bus_station', colours.industry],
      ['hospital', colours.care],
      ['school university college kindergarten library', colours.school],
      ['cemetery pitch playground stadium track theme_park zoo', colours.grass],
    ],
    colours.ground,
  )
}

function landcoverColour(colours: StreetColours) {
  const plants = byValue(
    SUBCLASS,
    [['park garden village_green recreation_ground golf_course', colours.park]],
    colours.grass,
  )
  return byValue(
    CLASS,
    [
      ['wood', colours.wood],
      ['grass', plants],
      ['farmland', colours.farmland],
      ['sand', colours.sand],
      ['rock', colours.rock],
      ['ice', colours.ice],
      ['wetland', colours.wetland],
    ],
    colours.ground,
  )
}

function waterLayers(colours: StreetColours, isHighContrast: boolean): SourcelessLayer[] {
  const width = growing(
    8,
    byValue(CLASS, [['river', 0.9]], 0.3),
    14,
    byValue(
      CLASS,
      [
        ['river', 4],
        ['canal', 2.4],
      ],
      1,
    ),
    18,
    byValue(
      CLASS,
      [
        ['river', 16],
        ['canal', 12],
      ],
      4,
    ),
  )
  const waterway = { type: 'line', 'source-layer': 'waterway', layout: ROUND } as const
  const edge: SourcelessLayer = {
    id: 'water-edge',
    type: 'line',
    'source-layer': 'water',
    paint: { 'line-color': colours.waterEdge, 'line-width': 1.2 },
  }
  return [
    {
      id: 'waterway-tunnel',
      ...waterway,
      filter: isTunnel,
      minzoom: 13,
      layout: {},
      paint: { 'line-color': colours.waterEdge, 'line-width': 1, 'line-dasharray': [2, 2] },
    },
    {
      id: 'waterway',
      ...waterway,
      filter: not(isTunnel),
      paint: {
        // A stream is too thin for its fill colour to be visible, so it has the colour of the edge.
        'line-color': byValue(CLASS, [['river canal', colours.water]], colours.waterEdge),
        'line-width': width,
      },
    },
    {
      id: 'water',
      type: 'fill',
      'source-layer': 'water',
      filter: not(isTunnel),
      paint: { 'fill-color': colours.water, 'fill-outline-color': colours.water },
    },
    ...(isHighContrast ? [edge] : []),
  ]
}

function builtLayers(colours: StreetColours, isHighContrast: boolean): SourcelessLayer[] {
  const aeroway = { 'source-layer': 'aeroway', minzoom: 10 } as const
  return [
    {
      id: 'aeroway-area',
      type: 'fill',
      ...aeroway,
      filter: all(isArea, not(isOneOf(CLASS, 'aerodrome', 'heliport'))),
      paint: { 'fill-color': colours.industry },
    },
    {
      id: 'aeroway',
      type: 'line',
      ...aeroway,
      filter: isOneOf(CLASS, 'runway', 'taxiway'),
      paint: {
        'line-color': colours.minorEdge,
        'line-width': growing(
          10,
          byValue(CLASS, [['runway', 1.5]], 0.3),
          14,
          byValue(CLASS, [['runway', 12]], 3),
          18,
          byValue(CLASS, [['runway', 90]], 28),
        ),
      },
    },
    {
      id: 'square',
      type: 'fill',
      'source-layer': 'transportation',
      minzoom: 13,
      filter: isArea,
      paint: { 'fill-color': colours.pedestrian, 'fill-outline-color': colours.minorEdge },
    },
    {
      id: 'building',
      type: 'fill',
      'source-layer': 'building',
      minzoom: 14,
      paint: {
        'fill-color': colours.building,
        // Buildings fade in with the zoom.
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0.5, 15.5, 1],
        'fill-outline-color': isHighContrast ? colours.buildingEdge : colours.building,
      },
    },
    {
      id: 'building-edge',
      type: 'line',
      'source-layer': 'building',
      minzoom: 15.5,
      paint: { 'line-color': colours.buildingEdge, 'line-width': growing(15.5, 0.4, 18, 1.1) },
    },
  ]
}
