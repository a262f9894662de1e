import { halo, type Labels, SANS, SANS_BOLD, SERIF, SERIF_BOLD, SERIF_ITALIC, symbol } from './lettering.ts'
import {
  all,
  CLASS,
  evenly,
  isOneOf,
  not,
  type SourcelessLayer,
  type StyleExpression,
} from './style-layer.ts'

/** Names of waters, parks, heights and airports. */
export function natureNames({ colours, name, oneLine }: Labels): SourcelessLayer[] {
  const water = { ...symbol, minzoom: 9 } as const
  const waterText = {
    'text-field': oneLine,
    'text-font': SERIF_ITALIC,
    'text-letter-spacing': 0.08,
  }
  const paint = { 'text-color': colours.waterText, ...halo(colours, 1.2) }
  return [
    {
      id: 'waterway-name',
      ...water,
      'source-layer': 'waterway',
      // Up close alone: the many names of ditches would leave no room for the names of roads.
      filter: ['step', ['zoom'], isOneOf(CLASS, 'river', 'canal'), 14, true],
      layout: {
        ...waterText,
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-size': evenly(10, 11, 17, 15),
      },
      paint,
    },
    {
      id: 'water-name',
      ...water,
      minzoom: 4,
      'source-layer': 'water_name',
      filter: ['==', ['geometry-type'], 'Point'],
      layout: { ...waterText, 'text-field': name, 'text-size': evenly(4, 11, 14, 14), 'text-max-width': 6 },
      paint,
    },
    {
      id: 'park-name',
      ...symbol,
      'source-layer': 'park',
      minzoom: 10,
      filter: ['==', ['geometry-type'], 'Point'],
      layout: { 'text-field': name, 'text-font': SERIF_ITALIC, 'text-size': 12, 'text-max-width': 7 },
      paint: { 'text-color': colours.parkText, ...halo(colours) },
    },
    {
      id: 'peak',
      ...symbol,
      'source-layer': 'mountain_peak',
      minzoom: 11,
      filter: [
        'step',
        ['zoom'],
        ['<=', ['to-number', ['get', 'rank'], 50], 1],
        13,
        isOneOf(CLASS, 'peak', 'volcano', 'saddle'),
      ],
      layout: {
        'text-field': [
          'format',
          ['case', ['==', CLASS, 'saddle'], '≍', '▲'],
          { 'font-scale': 0.8 },
          '\n',
          {},
          name,
          {},
          ['case', ['has', 'ele'], ['concat', '\n', ['to-string', ['get', 'ele']], ' m'], ''],
          { 'font-scale': 0.85 },
        ],
        'text-font': SANS,
        'text-size': 11,
        'text-anchor': 'top',
        'text-offset': [0, -0.6],
        'text-max-width': 8,
        'symbol-sort-key': ['-', 0, ['to-number', ['get', 'ele'], 0]],
      },
      paint: { 'text-color': colours.sight, ...halo(colours) },
    },
    {
      id: 'airport',
      ...symbol,
      'source-layer': 'aerodrome_label',
      minzoom: 9,
      filter: ['any', ['has', 'iata'], ['step', ['zoom'], false, 12, true]],
      layout: {
        'text-field': ['format', '✈', { 'font-scale': 1.3 }, '\n', {}, name, {}],
        'text-font': SANS,
        'text-size': 11,
        'text-max-width': 8,
      },
      paint: { 'text-color': colours.transport, ...halo(colours) },
    },
  ]
}

/** Names of towns and their districts, of states and countries. */
export function placeNames({ colours, name }: Labels): SourcelessLayer[] {
  const rank = ['to-number', ['get', 'rank'], 8]
  type Look = {
    font: string[]
    size: StyleExpression
    minzoom: number
    maxzoom?: number
    isQuiet?: boolean
    spacing?: number
  }
  const place = (id: string, filter: StyleExpression, look: Look): SourcelessLayer => ({
    id: `place-${id}`,
    ...symbol,
    'source-layer': 'place',
    minzoom: look.minzoom,
    ...(look.maxzoom !== undefined && { maxzoom: look.maxzoom }),
    filter,
    layout: {
      'text-field': name,
      'text-font': look.font,
      'text-size': look.size,
      'text-max-width': 8,
      'text-letter-spacing': look.spacing ?? 0,
      // A name steps aside from what is over the middle of its place.
      'text-variable-anchor': ['center', 'top', 'bottom'],
      'text-radial-offset': 1.7,
      'text-justify': 'auto',
      'symbol-sort-key': rank,
    },
    paint: { 'text-color': look.isQuiet ? colours.textQuiet : colours.text, ...halo(colours, 1.8) },
  })
  const ofClass = (...classes: string[]) => isOneOf(CLASS, ...classes)
  const isSmallCapital = all(ofClass('town', 'village'), ['==', ['get', 'capital'], 2])
  const city: StyleExpression = ['any', ofClass('city'), isSmallCapital]
  const within = (limit: number) => all(city, ['any', ['<=', rank, limit], ['has', 'capital']])
  return [
    place('hamlet', ofClass('hamlet', 'isolated_dwelling', 'locality'), {
      font: SANS,
      size: evenly(13, 10, 17, 13),
      minzoom: 13.5,
      isQuiet: true,
    }),
    place('quarter', ofClass('suburb', 'quarter', 'neighbourhood', 'borough'), {
      font: SANS_BOLD,
      size: evenly(11, 10, 16, 14),
      minzoom: 12,
      maxzoom: 17,
      isQuiet: true,
      spacing: 0.08,
    }),
    place('village', all(ofClass('village', 'island'), not(isSmallCapital)), {
      font: SERIF,
      size: evenly(10, 11, 15, 17),
      minzoom: 10,
    }),
    place('town', all(ofClass('town'), not(isSmallCapital)), {
      font: SERIF,
      size: evenly(7, 11, 14, 20),
      minzoom: 7,
      maxzoom: 17,
    }),
    place('city', ['step', ['zoom'], within(3), 6, within(7), 7.5, city], {
      font: SERIF_BOLD,
      size: evenly(4, ['case', ['<=', rank, 4], 13, 11.5], 12, ['case', ['<=', rank, 4], 24, 20]),
      minzoom: 4,
      maxzoom: 15,
    }),
    place('state', ofClass('state', 'province'), {
      font: SANS_BOLD,
      size: evenly(4, 9.5, 8, 13),
      minzoom: 4,
      maxzoom: 9,
      isQuiet: true,
      spacing: 0.12,
    }),
    place('country', ofClass('country'), {
      font: SANS_BOLD,
      size: evenly(2, 11, 6, 17),
      minzoom: 2,
      // A small country is seen whole at 10 only.
      maxzoom: 10.5,
      spacing: 0.06,
    }),
  ]
}
