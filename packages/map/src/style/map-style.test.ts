import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { buildMapStyle, type MapStyle } from './map-style.ts'
import { streetColours } from './street-colours.ts'

const TILES = {
  tiles: ['/api/maps/tiles/{z}/{x}/{y}'],
  minzoom: 0,
  maxzoom: 14,
  attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
}
const THEMES = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', isHighContrast: true },
  { theme: 'dark', isHighContrast: true },
] as const
const build = (more: object = {}): MapStyle =>
  buildMapStyle({ name: 'Streets', theme: 'light', language: 'de', tiles: TILES, ...more })

/** The label of a layer for a feature at a zoom, its lines separated by a bar. */
function written(id: string, properties: Record<string, unknown>, style = build()): string {
  const layer = style.layers.find((one) => one.id === id)
  if (layer?.type !== 'symbol') throw new Error(`no text in ${id}`)
  const parsed = createExpression(layer.layout?.['text-field'], `${id}.text-field`)
  if (parsed.result === 'error') throw new Error(String(parsed.value))
  const value = parsed.value.evaluate({ zoom: 16 }, { type: 1, properties })
  return String(value).replaceAll('\n', '|')
}

/** Whether a layer shows a feature at a zoom. */
function shows(id: string, zoom: number, properties: Record<string, unknown>, type: 1 | 2 | 3 = 1): boolean {
  const layer = build().layers.find((one) => one.id === id)
  if (!layer || layer.type === 'background') throw new Error(`no layer ${id}`)
  if (zoom < (layer.minzoom ?? 0) || zoom >= (layer.maxzoom ?? 24)) return false
  if (layer.filter === undefined) return true
  const parsed = createExpression(layer.filter, `${id}.filter`)
  if (parsed.result === 'error') throw new Error(String(parsed.value))
  return Boolean(parsed.value.evaluate({ zoom }, { type, properties }))
}

describe('the style', () => {
  it.each(THEMES)('is valid by the specification: %o', (theme) => {
    expect(validateStyleMin(JSON.parse(JSON.stringify(build(theme))))).toEqual([])
  })

  it('fetches tiles and nothing else: no glyphs, no sprite', () => {
    expect(Object.keys(build()).sort()).toEqual(['layers', 'name', 'sources', 'version'])
    expect(JSON.stringify(build())).not.toContain('icon-image')
  })

  it.each(THEMES)('keeps its budget of layers, texts and bytes: %o', (theme) => {
    const style = build(theme)
    expect(style.layers.length).toBeLessThanOrEqual(60)
    expect(style.layers.filter(({ type }) => type === 'symbol').length).toBeLessThanOrEqual(24)
    expect(JSON.stringify(style).length).toBeLessThan(62_000)
    expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
  })

  it('draws areas below lines below texts, and bridges above roads above tunnels', () => {
    const order = build().layers.map(({ id }) => id)
    const places = [
      'water',
      'building',
      'tunnel',
      'road-edge',
      'road',
      'bridge',
      'border-country',
      'poi-sight',
      'place-city',
    ]
    expect(places.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(places)
    const firstText = build().layers.findIndex(({ id }) => id === 'house-number')
    expect(
      build()
        .layers.slice(firstText)
        .every(({ type }) => type === 'symbol'),
    ).toBe(true)
  })
})

describe('a name', () => {
  it.each([
    [{ name: 'Wien', 'name:latin': 'Wien' }, 'Wien'],
    [{ name: 'Athina', 'name:de': 'Athen', 'name:latin': 'Athina' }, 'Athen|Athina'],
    [{ name: '東京', 'name:latin': 'Tokyo' }, 'Tokyo|東京'],
    [{ name: '東京' }, '東京'],
    // As written by a tile profile without other names.
    [{ 'name:latin': 'Vaduz' }, 'Vaduz'],
    [{}, ''],
  ])('of %o is written %s for a reader of German', (properties, text) =>
    expect(written('place-city', properties)).toBe(text),
  )

  it('of a street is written in one line', () => {
    expect(written('street-name', { name: 'شارع النيل', 'name:latin': 'Nile Street' })).toBe(
      'Nile Street  شارع النيل',
    )
  })

  it('is the one of the reader of Arabic where there is one', () => {
    const arabic = build({ language: 'ar' })
    expect(written('place-city', { name: 'Vaduz', 'name:ar': 'فادوز' }, arabic)).toBe('فادوز|Vaduz')
  })
})

describe('distinctions', () => {
  it.each([
    ['steps', { class: 'path', subclass: 'steps' }],
    ['footway', { class: 'path', subclass: 'footway' }],
    ['cycleway', { class: 'path', subclass: 'cycleway' }],
    ['path', { class: 'path', subclass: 'path' }],
    ['path', { class: 'path' }],
    ['track', { class: 'track' }],
    ['road', { class: 'path', subclass: 'pedestrian' }],
    ['road', { class: 'minor' }],
    ['tunnel', { class: 'motorway', brunnel: 'tunnel' }],
    ['bridge', { class: 'primary', brunnel: 'bridge' }],
    ['rail', { class: 'rail', subclass: 'rail' }],
    ['rail', { class: 'narrow_gauge' }],
    ['transit', { class: 'transit', subclass: 'tram' }],
    ['ferry', { class: 'ferry' }],
  ])('%s is all that draws %o', (id, properties) => {
    const lines = [
      'steps',
      'footway',
      'cycleway',
      'path',
      'track',
      'road',
      'tunnel',
      'bridge',
      'rail',
      'transit',
      'ferry',
    ]
    expect(lines.filter((one) => shows(one, 16, properties, 2))).toEqual([id])
  })

  it.each([
    ['country', 10, { class: 'country', rank: 6 }, true],
    ['country', 11, { class: 'country', rank: 6 }, false],
    // A capital is shown as a city, however small.
    ['city', 6, { class: 'town', capital: 2 }, true],
    ['town', 8, { class: 'town', capital: 2 }, false],
    ['village', 12, { class: 'village', capital: 2 }, false],
    ['city', 12, { class: 'town' }, false],
    ['city', 12, { class: 'town', capital: 4 }, false],
    ['town', 8, { class: 'town', capital: 4 }, true],
  ])('place-%s at zoom %d of %o is shown: %s', (id, zoom, properties, isShown) =>
    expect(shows(`place-${id}`, zoom, properties)).toBe(isShown),
  )

  it('names great roads and rivers from afar, streams and ditches up close', () => {
    expect(shows('road-name', 12, { class: 'secondary' }, 2)).toBe(true)
    expect(
      ['river', 'canal', 'stream', 'ditch'].map((one) => shows('waterway-name', 13, { class: one }, 2)),
    ).toEqual([true, true, false, false])
    expect(shows('waterway-name', 14, { class: 'ditch' }, 2)).toBe(true)
  })

  it('is placed by importance: stations, sights, stops, restaurants, the rest', () => {
    const firstZoom = (id: string, properties: Record<string, unknown>) =>
      Array.from({ length: 40 }, (_, at) => 10 + at / 4).find((zoom) => shows(id, zoom, properties))
    const zooms = [
      firstZoom('poi-station', { class: 'railway', name: 'A', subclass: 'station', rank: 2 }),
      firstZoom('poi-sight', { class: 'museum', name: 'A', subclass: 'museum', rank: 3 }),
      firstZoom('poi-stop', { class: 'bus', name: 'A', subclass: 'bus_stop', rank: 3 }),
      firstZoom('poi-useful', { class: 'restaurant', name: 'A', subclass: 'restaurant', rank: 9 }),
      firstZoom('poi-other', { class: 'shop', name: 'A', subclass: 'tailor', rank: 90 }),
    ]
    expect(zooms).toEqual([12.5, 14, 15.5, 16, 17])
    expect(shows('poi-other', 18, { class: 'bench', subclass: 'bench' })).toBe(false)
    expect(shows('house-number', 16.9, {})).toBe(false)
    expect(shows('house-number', 17, {})).toBe(true)
    expect(shows('building', 13.9, {}, 3)).toBe(false)
    expect(shows('building', 14, {}, 3)).toBe(true)
  })
})

/** Contrast of two colours (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [high = 0, low = 0] = [light(one), light(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

describe.each(THEMES)('the colours of %o', (theme) => {
  const colours = streetColours(theme)
  const isHigh = 'isHighContrast' in theme

  it.each([
    'text',
    'textQuiet',
    'waterText',
    'parkText',
    'transport',
    'sight',
    'food',
    'health',
    'stay',
  ] as const)('%s can be read on its halo', (name) =>
    expect(contrast(colours[name], colours.halo)).toBeGreaterThanOrEqual(isHigh ? 7 : 4.5),
  )

  it('tell water and paths from the ground', () => {
    expect(contrast(colours.water, colours.ground)).toBeGreaterThan(1.15)
    for (const name of ['path', 'footway', 'steps', 'rail', 'border'] as const)
      expect(contrast(colours[name], colours.ground), name).toBeGreaterThanOrEqual(3)
  })
})
