import type { StreetColours } from './street-colours.ts'
import {
  all,
  CLASS,
  growing,
  isLine,
  isOneOf,
  isTunnel,
  not,
  type SourcelessLayer,
  type StyleExpression,
} from './style-layer.ts'

const LINE = { type: 'line', 'source-layer': 'transportation' } as const
// The schema has `rail` and `transit`; an older profile writes the tag itself.
const TRAM = 'transit subway light_rail tram monorail'
const TRAIN = 'rail narrow_gauge preserved funicular'

/** Rails, lifts, ferries and piers. */
export function railLayers(colours: StreetColours): SourcelessLayer[] {
  const isMain = not(['has', 'service'])
  const fade = ['case', isTunnel, 0.4, isMain, 1, 0.6]
  const train = { ...LINE, filter: all(isLine, isOneOf(CLASS, ...TRAIN.split(' '))) }
  const lift = isOneOf(CLASS, 'aerialway', 'cable_car', 'gondola', 'chair_lift')
  return [
    {
      id: 'rail',
      ...train,
      minzoom: 8,
      paint: {
        'line-color': colours.rail,
        'line-width': growing(8, 0.6, 14, ['case', isMain, 1.4, 0.7], 18, ['case', isMain, 3, 1.6]),
        'line-opacity': fade,
      },
    },
    {
      id: 'rail-ties',
      ...train,
      minzoom: 13,
      paint: {
        'line-color': colours.rail,
        'line-width': growing(13, ['case', isMain, 3.6, 1.6], 18, ['case', isMain, 9, 5]),
        'line-dasharray': [0.2, 2.6],
        'line-opacity': fade,
      },
    },
    {
      id: 'transit',
      ...LINE,
      minzoom: 12,
      filter: all(isLine, isOneOf(CLASS, ...TRAM.split(' '))),
      paint: {
        'line-color': colours.transit,
        'line-width': growing(12, 0.8, 16, 2, 18, 3),
        'line-opacity': ['case', isTunnel, 0.5, 0.9],
      },
    },
    {
      id: 'aerialway',
      ...LINE,
      minzoom: 12,
      filter: lift,
      paint: { 'line-color': colours.rail, 'line-width': 1.2, 'line-dasharray': [6, 2] },
    },
    {
      id: 'ferry',
      ...LINE,
      minzoom: 8,
      filter: ['==', CLASS, 'ferry'],
      paint: { 'line-color': colours.ferry, 'line-width': 1.2, 'line-dasharray': [4, 3] },
    },
    {
      id: 'pier',
      ...LINE,
      minzoom: 13,
      filter: all(isLine, ['==', CLASS, 'pier']),
      paint: { 'line-color': colours.pedestrian, 'line-width': growing(13, 1, 18, 10) },
    },
  ]
}

/** Borders of states and countries. */
export function borderLayers(colours: StreetColours): SourcelessLayer[] {
  const border = { type: 'line', 'source-layer': 'boundary', layout: { 'line-join': 'round' } } as const
  const level: StyleExpression = ['to-number', ['get', 'admin_level'], 99]
  const isLand = not(['==', ['get', 'maritime'], 1])
  return [
    {
      id: 'border-state',
      ...border,
      minzoom: 5,
      filter: all(isLand, ['>=', level, 3], ['<=', level, 4]),
      paint: {
        'line-color': colours.border,
        'line-opacity': 0.6,
        'line-width': growing(5, 0.5, 14, 1.6),
        'line-dasharray': [3, 2],
      },
    },
    {
      id: 'border-country-bed',
      ...border,
      filter: all(isLand, ['==', level, 2]),
      paint: { 'line-color': colours.border, 'line-opacity': 0.16, 'line-width': growing(3, 2, 14, 9) },
    },
    {
      id: 'border-country',
      ...border,
      filter: all(isLand, ['==', level, 2]),
      paint: {
        'line-color': colours.border,
        'line-width': growing(3, 0.8, 14, 2),
        'line-dasharray': [
          'case',
          ['==', ['get', 'disputed'], 1],
          ['literal', [2, 2]],
          ['literal', [6, 2, 1, 2]],
        ],
      },
    },
  ]
}
