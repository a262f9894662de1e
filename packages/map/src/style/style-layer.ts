/** An expression of the MapLibre style specification, as it is written in JSON. */
export type StyleExpression = readonly unknown[]

/** A layer of a style (MapLibre style specification, version 8), as far as we write it. */
export type StyleLayer = {
  id: string
  type: 'fill' | 'line' | 'symbol'
  source: string
  'source-layer': string
  minzoom?: number
  maxzoom?: number
  filter?: StyleExpression
  layout?: Readonly<Record<string, unknown>>
  paint?: Readonly<Record<string, unknown>>
}
/** A layer before it is told where its data come from. */
export type SourcelessLayer = Omit<StyleLayer, 'source'>

export const CLASS: StyleExpression = ['get', 'class']
export const SUBCLASS: StyleExpression = ['get', 'subclass']
/** `bridge`, `tunnel` or `ford`. */
export const BRUNNEL: StyleExpression = ['get', 'brunnel']
export const isTunnel: StyleExpression = ['==', BRUNNEL, 'tunnel']
export const isLine: StyleExpression = ['==', ['geometry-type'], 'LineString']
export const isArea: StyleExpression = ['==', ['geometry-type'], 'Polygon']
export const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const

export const isOneOf = (field: StyleExpression, ...values: string[]): StyleExpression => [
  'match',
  field,
  values,
  true,
  false,
]
export const not = (filter: StyleExpression): StyleExpression => ['!', filter]
export const all = (...filters: StyleExpression[]): StyleExpression => ['all', ...filters]

/** Zoom and value by turns; between two of them it grows as things on the ground do. */
export const growing = (...stops: unknown[]): StyleExpression => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
]
/** Zoom and value by turns; between two of them it changes evenly. */
export const evenly = (...stops: unknown[]): StyleExpression => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
]

/** What a field is turned into, by its value. */
export const byValue = (
  field: StyleExpression,
  cases: readonly (readonly [values: string, result: unknown])[],
  otherwise: unknown,
): StyleExpression => [
  'match',
  field,
  ...cases.flatMap(([values, result]) => [values.split(' '), result]),
  otherwise,
]
