import { halo, type Labels, nameIn, SANS, SANS_BOLD, symbol } from './lettering.ts'
import { natureNames, placeNames } from './place-layers.ts'
import { poiLayers } from './poi-layers.ts'
import type { StreetColours } from './street-colours.ts'
import {
  all,
  byValue,
  CLASS,
  evenly,
  isOneOf,
  type SourcelessLayer,
  type StyleExpression,
  SUBCLASS,
} from './style-layer.ts'

/** Label layers, the least important first, because later layers are placed first. `language` is that of the reader. */
export function labelLayers(colours: StreetColours, language: string): SourcelessLayer[] {
  const labels = { colours, name: nameIn(language, '\n'), oneLine: nameIn(language, '  ') }
  return [
    houseNumbers(labels),
    ...poiLayers(labels),
    ...roadNames(labels),
    ...natureNames(labels),
    ...placeNames(labels),
  ]
}

function houseNumbers({ colours }: Labels): SourcelessLayer {
  return {
    id: 'house-number',
    ...symbol,
    'source-layer': 'housenumber',
    minzoom: 17,
    layout: { 'text-field': ['get', 'housenumber'], 'text-font': SANS, 'text-size': 10, 'text-padding': 1 },
    paint: { 'text-color': colours.textQuiet, ...halo(colours, 1) },
  }
}

function roadNames({ colours, oneLine }: Labels): SourcelessLayer[] {
  const road = { ...symbol, 'source-layer': 'transportation_name' } as const
  const along = {
    'symbol-placement': 'line',
    'text-rotation-alignment': 'map',
    'text-pitch-alignment': 'viewport',
  }
  const great = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary']
  const name = (
    id: string,
    minzoom: number,
    filter: StyleExpression,
    size: StyleExpression,
  ): SourcelessLayer => ({
    id,
    ...road,
    minzoom,
    filter,
    layout: {
      ...along,
      'text-field': oneLine,
      'text-font': SANS,
      'text-size': size,
      'text-max-angle': 35,
      'symbol-spacing': 300,
    },
    paint: { 'text-color': id === 'path-name' ? colours.textQuiet : colours.text, ...halo(colours) },
  })
  const isFootpath = isOneOf(CLASS, 'path', 'track')
  return [
    name('path-name', 15.5, all(isFootpath, ['!=', SUBCLASS, 'pedestrian']), evenly(15, 9.5, 18, 12)),
    name(
      'street-name',
      14,
      ['any', isOneOf(CLASS, 'minor', 'service'), ['==', SUBCLASS, 'pedestrian']],
      evenly(14, 10, 18, 14),
    ),
    name('road-name', 12, isOneOf(CLASS, ...great), evenly(12, 10, 18, 15)),
    {
      id: 'road-number',
      ...road,
      minzoom: 8,
      filter: all(
        ['has', 'ref'],
        ['step', ['zoom'], isOneOf(CLASS, 'motorway', 'trunk'), 11, isOneOf(CLASS, ...great)],
      ),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-rotation-alignment': 'viewport',
        'text-field': ['get', 'ref'],
        'text-font': SANS_BOLD,
        'text-size': 10,
        'text-padding': 20,
      },
      paint: {
        'text-color': colours.text,
        'text-halo-width': 3,
        // The halo replaces a shield.
        'text-halo-color': byValue(
          CLASS,
          [
            ['motorway', colours.motorway],
            ['trunk', colours.trunk],
            ['primary', colours.primary],
          ],
          colours.secondary,
        ),
      },
    },
  ]
}
