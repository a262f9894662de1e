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
/** A layer without its source. */
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

/** Alternating zooms and values, interpolated exponentially, as sizes on the ground grow. */
export const growing = (...stops: unknown[]): StyleExpression => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
]
/** Alternating zooms and values, interpolated linearly. */
export const evenly = (...stops: unknown[]): StyleExpression => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
]

/** Maps the values of a field to results. */
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
