import {
  cleanLines,
  cleanText,
  emptyReadings,
  originOf,
  type Readings,
  type ReadOwnPlace,
} from '../booking-words/index.ts'
import { findElements, type MarkupElement, rawText } from './markup.rules.ts'
import { isSchemaObject, listAt, type SchemaObject, textAt } from './schema-values.rules.ts'

/** Places beyond this are not read from one file: a trip holds 50. */
const MAX_READ_PLACES = 500

/** A place of a file, from its texts; null where it has no position on earth. */
export function toReadPlace(
  { name, note, address }: { name: string; note?: string; address?: string },
  [lat, lon]: readonly [number, number],
  from: string,
): ReadOwnPlace | null {
  if (!(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null
  const [title, text, where] = [
    cleanText(name, 200),
    cleanLines(note ?? '', 2000),
    cleanText(address ?? '', 300),
  ]
  return {
    name: title || where || `${lat}, ${lon}`,
    location: { lat, lon, ...(where && { address: where }) },
    ...(text && { note: text }),
    origins: [
      ...(title ? [originOf('name', `${from}, name`, title)] : []),
      originOf('location', from, `${lat}, ${lon}`),
      ...(text ? [originOf('note', `${from}, description`, text)] : []),
    ],
  }
}

export function asPlaces(all: readonly (ReadOwnPlace | null)[], more: readonly string[] = []): Readings {
  const places = all.filter((one) => one !== null)
  const skipped = [
    ...all.filter((one) => one === null).map(() => 'position'),
    ...places.slice(MAX_READ_PLACES).map(() => 'too-many'),
  ]
  return { ...emptyReadings(), places: places.slice(0, MAX_READ_PLACES), unread: [...skipped, ...more] }
}

/** The waypoints of a GPX file; tracks and routes are lines and no places. */
export function readGpx(root: MarkupElement): Readings {
  const points = findElements(root, ({ name }) => localName(name) === 'wpt')
  const lines = findElements(root, ({ name }) => /^(?:trk|rte)$/.test(localName(name)))
  return asPlaces(
    points.map((point) => {
      const note = childText(point, 'desc') || childText(point, 'cmt')
      return toReadPlace(
        { name: childText(point, 'name'), note },
        [degrees(point.attributes.lat), degrees(point.attributes.lon)],
        'wpt',
      )
    }),
    lines.map(() => 'line'),
  )
}

/** The placemarks with a point of a KML file. */
export function readKml(root: MarkupElement): Readings {
  const marks = findElements(root, ({ name }) => localName(name) === 'Placemark')
  const withPoint = marks.map((mark) => ({
    mark,
    point: findElements(mark, ({ name }) => localName(name) === 'Point')[0],
  }))
  return asPlaces(
    withPoint.flatMap(({ mark, point }) => {
      if (!point) return []
      const [lon, lat] = childText(point, 'coordinates').split(/[\s,]+/)
      const address = childText(mark, 'address')
      return toReadPlace(
        { name: childText(mark, 'name'), note: plainNote(mark), address },
        [degrees(lat), degrees(lon)],
        'Placemark',
      )
    }),
    withPoint.flatMap(({ point }) => (point ? [] : ['line'])),
  )
}

/** Descriptions of KML are often a page of HTML. */
function plainNote(mark: MarkupElement): string {
  return childText(mark, 'description')
    .replace(/<br\s*\/?>|<\/(?:p|div|tr|li)>/gi, '\n')
    .replace(/<[^>]{0,2000}>/g, ' ')
}

/** The points of GeoJSON (RFC 7946). */
export function readGeoJson(value: unknown): Readings | null {
  if (!isSchemaObject(value)) return null
  if (value.type !== 'FeatureCollection' && value.type !== 'Feature') return null
  const features = value.type === 'Feature' ? [value] : listAt(value, 'features')
  const read = features.filter(isSchemaObject).map((feature) => ({ feature, position: pointOf(feature) }))
  return asPlaces(
    read.flatMap(({ feature, position }) => (position ? [placeOfFeature(feature, position)] : [])),
    read.flatMap(({ position }) => (position ? [] : ['line'])),
  )
}

function pointOf(feature: SchemaObject): [number, number] | null {
  const geometry = feature.geometry
  if (!isSchemaObject(geometry) || geometry.type !== 'Point' || !Array.isArray(geometry.coordinates))
    return null
  const [lon, lat] = geometry.coordinates
  return typeof lat === 'number' && typeof lon === 'number' ? [lat, lon] : [Number.NaN, Number.NaN]
}

function placeOfFeature(feature: SchemaObject, position: [number, number]): ReadOwnPlace | null {
  // Google's saved places keep them under `location`, or with capitals.
  const text = (...names: string[]) =>
    textAt(feature, ...names.map((name) => `properties.${name}`))?.text ?? ''
  return toReadPlace(
    {
      name: text('name', 'title', 'Title', 'location.name', 'Location.Business Name'),
      note: text('description', 'desc', 'note', 'Comment'),
      address: text('address', 'location.address', 'Location.Address'),
    },
    position,
    'Feature',
  )
}

function childText(element: MarkupElement, name: string): string {
  const child = element.children.find((one) => typeof one !== 'string' && localName(one.name) === name)
  return child && typeof child !== 'string' ? rawText(child).trim() : ''
}

function localName(name: string): string {
  return name.replace(/^.*:/, '')
}

/** Degrees of a text; NaN where it is none, the empty text too. */
export function degrees(text: string | undefined): number {
  const plain = text?.trim() ?? ''
  return /^[-+]?\d{1,3}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
