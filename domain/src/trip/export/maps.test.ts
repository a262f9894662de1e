import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE, makeTaken, TRIP, words } from './export-world.test.ts'
import { lineOf, writeGeoJson } from './geojson.rules.ts'
import { writeGpx } from './gpx.rules.ts'
import { writeKml } from './kml.rules.ts'
import { escapeXml } from './xml.rules.ts'

const NOW = Date.UTC(2026, 1, 3, 4, 5, 6)
type Node = { name: string; attributes: Record<string, string>; nodes: Node[]; text: string }

/** A strict parser for the XML of GPX: tags nest, attributes are quoted, entities are known. */
function readXml(xml: string): Node {
  const [head = '', body = ''] = [xml.slice(0, xml.indexOf('\n')), xml.slice(xml.indexOf('\n') + 1)]
  expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  const root: Node = { name: '', attributes: {}, nodes: [], text: '' }
  const open = [root]
  const token = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:]+="[^"<]*")*)>|([^<]+)/gy
  let at = 0
  for (const [whole, closing, name = '', attributes = '', text] of body.matchAll(token)) {
    at += whole.length
    const top = open.at(-1) ?? root
    if (text !== undefined) top.text += decoded(text)
    else if (closing) expect(open.pop()?.name).toBe(name)
    else {
      const pairs = [...attributes.matchAll(/([a-zA-Z:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ])
      const node = { name, attributes: Object.fromEntries(pairs), nodes: [], text: '' }
      top.nodes.push(node)
      open.push(node)
    }
  }
  expect(at, 'all of it was read').toBe(body.length)
  expect(open).toEqual([root])
  expect(root.nodes).toHaveLength(1)
  return root.nodes[0] as Node
}

function decoded(text: string): string {
  expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(\w+);/g, (_, name) => letters[name] ?? '')
}
const named = ({ nodes }: Node, wanted: string) => nodes.filter(({ name }) => name === wanted)
const textIn = (node: Node | undefined, wanted: string) => (node ? named(node, wanted)[0]?.text : undefined)

describe('a trip as GPX', () => {
  const { text, count } = writeGpx(makeTaken(HOSTILE), words, NOW)
  const gpx = readXml(text)

  it('has a waypoint for each stop, in the order of the schema', () => {
    expect(gpx.attributes).toMatchObject({ version: '1.1', xmlns: 'http://www.topografix.com/GPX/1/1' })
    const points = named(gpx, 'wpt')
    expect([points.length, count]).toEqual([5, 5])
    expect(points[0]?.attributes).toEqual({ lat: '41.890200', lon: '12.492200' })
    expect(points[0]?.nodes.map(({ name }) => name)).toEqual(['name', 'cmt', 'desc', 'link', 'type'])
    expect(textIn(points[0], 'cmt')).toBe('2026-03-28, 10:00 to 11:30')
    expect(textIn(points[0], 'desc')).toContain('All times are local to Rome (Europe/Rome).')
    expect(textIn(points[4], 'name')).toBe('Lunch near Sensō-ji')
    expect(gpx.nodes.map(({ name }) => name)).toEqual(['metadata', ...Array(5).fill('wpt'), 'rte', 'rte'])
  })

  it('has a route for each day with stops, from the stay and back', () => {
    const [first, second] = named(gpx, 'rte')
    expect([textIn(first, 'name'), textIn(second, 'name')]).toEqual(['Day 1: Rome', 'Day 4: Tokyo'])
    const points = first ? named(first, 'rtept') : []
    expect(points).toHaveLength(5)
    expect(textIn(points[0], 'name')).toBe('Rome city center')
    expect(points[4]?.attributes).toEqual(points[0]?.attributes)
  })

  it('has the name of the trip, escaped', () => {
    const [about] = named(gpx, 'metadata')
    expect(textIn(about, 'name')).toContain('A "day", 1; \\n\nEND:VCALENDAR <b>&amp;]]>')
    expect(textIn(about, 'desc')).toContain('Tripwright guide')
    expect(textIn(about, 'time')).toBe('2026-02-03T04:05:06.000Z')
  })

  it('escapes any text so that it is read back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (one) => {
        const stored = one
          .replace(/\r\n?|[\u0085\u2028]/g, '\n')
          .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, '')
        expect(decoded(escapeXml(one))).toBe(stored)
        expect(escapeXml(one)).not.toMatch(/[<>"']/)
      }),
    )
  })
})

describe('a trip as KML', () => {
  const { text, count } = writeKml(makeTaken(HOSTILE), words)
  const kml = readXml(text)
  const [document = kml] = named(kml, 'Document')
  const folders = named(document, 'Folder')

  it('has a folder for each day with stops, its points in the order of the schema, and its line', () => {
    expect([kml.attributes.xmlns, count]).toEqual(['http://www.opengis.net/kml/2.2', 5])
    expect(folders.map((folder) => textIn(folder, 'name'))).toEqual([
      'Day 1 · 2026-03-28 · Rome (Roma)',
      'Day 4 · 2026-03-31 · Tokyo (東京)',
    ])
    const marks = folders.flatMap((folder) => named(folder, 'Placemark'))
    expect(marks).toHaveLength(7)
    expect(marks[0]?.nodes.map(({ name }) => name)).toEqual(['name', 'description', 'TimeSpan', 'Point'])
    const [first] = marks[0] ? named(marks[0], 'Point') : []
    expect(textIn(first, 'coordinates')).toBe('12.4922,41.8902')
    const [span] = marks[0] ? named(marks[0], 'TimeSpan') : []
    expect([textIn(span, 'begin'), textIn(span, 'end')]).toEqual([
      '2026-03-28T10:00:00+01:00',
      '2026-03-28T11:30:00+01:00',
    ])
    const [line] = marks[3] ? named(marks[3], 'LineString') : []
    expect(textIn(line, 'coordinates')?.split(' ')).toHaveLength(5)
  })

  it('shows any text as text, also where a map program reads HTML', () => {
    expect(textIn(document, 'name')).toContain('END:VCALENDAR <b>&amp;]]>')
    const noted = writeKml(
      { ...makeTaken(), untimed: [{ id: 'x', name: 'X', note: '<script>1</script>\nb', lat: 1, lon: 2 }] },
      words,
    )
    const [all] = named(readXml(noted.text), 'Document')
    const last = all ? named(all, 'Folder').at(-1) : undefined
    const [mark] = last ? named(last, 'Placemark') : []
    expect(textIn(mark, 'description')).toBe('&lt;script>1&lt;/script><br>b')
    expect(noted.count).toBe(6)
  })

  it('has the stops without a time that have a place, as the other map files do', () => {
    const trip = { ...makeTaken(), days: [], untimed: [{ id: 'x', name: 'Mill <1>', lat: 1, lon: 2 }] }
    expect(writeKml(trip, words).count).toBe(1)
    expect(writeGpx(trip, words, NOW).text).toContain(
      '<wpt lat="1.000000" lon="2.000000"><name>Mill &lt;1&gt;</name><type>visit</type></wpt>',
    )
    expect(JSON.parse(writeGeoJson(trip, words).text).features).toMatchObject([
      { id: 'x', geometry: { coordinates: [2, 1] }, properties: { name: 'Mill <1>' } },
    ])
  })
})

describe('a trip as GeoJSON', () => {
  const { text, count } = writeGeoJson(makeTaken(HOSTILE), words)
  const { type, features, name } = JSON.parse(text)

  it('has a point for each stop, east before north, with times that say their zone', () => {
    expect([type, name, count]).toEqual(['FeatureCollection', HOSTILE, 5])
    expect(features[0]).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [12.4922, 41.8902] },
      properties: {
        name: 'Colosseum',
        localName: 'Colosseo',
        day: 1,
        zone: 'Europe/Rome',
        start: '2026-03-28T10:00:00+01:00',
        cost: { amount: 3600, currency: 'EUR' },
      },
    })
    expect(features[2].properties.end).toBe('2026-03-29T00:45:00+01:00')
    expect(features[3].properties.cost).toEqual({ amount: 1000, currency: 'JPY' })
    expect(features[4].properties).toMatchObject({ cost: null, start: '2026-03-31T12:00:00+09:00' })
  })

  it('has a line for each day with stops, of five decimals at most', () => {
    const lines = features.slice(5)
    expect(lines.map(({ id }: { id: string }) => id)).toEqual([
      `day-2026-03-28-${TRIP}`,
      `day-2026-03-31-${TRIP}`,
    ])
    expect(lines[0].geometry.coordinates).toHaveLength(5)
    for (const number of text.match(/-?\d+\.\d+(?=,?\n)/g) ?? []) expect(number).toMatch(/\.\d{1,5}$/)
  })

  it('cuts a line that crosses the date line', () => {
    const line = lineOf([
      { lat: -10, lon: 179 },
      { lat: -20, lon: -179 },
    ])
    expect(line).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [179, -10],
          [180, -15],
        ],
        [
          [-180, -15],
          [-179, -20],
        ],
      ],
    })
  })
})
