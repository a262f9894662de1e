import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { ElementSink } from './elements.ts'
import { formOf, readExtract } from './extract.ts'

const folder = mkdtempSync(join(tmpdir(), 'osm-xml-'))
afterAll(() => rmSync(folder, { recursive: true }))

const XML = `<?xml version='1.0' encoding='UTF-8'?>
<osm version="0.6" generator="x" timestamp="2024-03-04T05:06:07Z">
  <bounds minlat="43.7" minlon="7.4" maxlat="43.8" maxlon="7.5"/>
  <node id="1" lat="43.71" lon="7.41" version="5"/>
  <node id="2" lat="43.72" lon="7.42"><tag k="name" v="L&#246;wen &amp; Söhne"/><tag k="amenity" v="pub"/></node>
  <node id="7" visible="false" version="9"/>
  <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="path"/></way>
  <relation id="4"><member type="way" ref="3" role="outer"/><member type="node" ref="-5" role=""/></relation>
</osm>`

function write(bytes: string | Uint8Array): string {
  const file = join(folder, 'some.osm')
  writeFileSync(file, bytes)
  return file
}

async function readAll(bytes: string | Uint8Array) {
  const seen: unknown[] = []
  const sink: ElementSink = {
    node: (id, lat, lon, tags) => seen.push(['node', id, lat, lon, Object.fromEntries(tags)]),
    way: (id, refs, tags) => seen.push(['way', id, refs, Object.fromEntries(tags)]),
    relation: (id, members, tags) => seen.push(['relation', id, members, Object.fromEntries(tags)]),
  }
  return { header: await readExtract(write(bytes), sink), seen }
}

describe('an extract of XML', () => {
  it.each([
    ['packed', gzipSync(XML)],
    ['plain', Buffer.from(XML)],
  ])('is read %s: its elements, its day and its box', async (_, bytes) => {
    expect(await readAll(bytes)).toEqual({
      header: { date: '2024-03-04', box: { west: 7.4, south: 43.7, east: 7.5, north: 43.8 } },
      seen: [
        ['node', 1, 43.71, 7.41, {}],
        ['node', 2, 43.72, 7.42, { name: 'Löwen & Söhne', amenity: 'pub' }],
        ['way', 3, [1, 2], { highway: 'path' }],
        [
          'relation',
          4,
          [
            { type: 'way', ref: 3, role: 'outer' },
            { type: 'node', ref: -5, role: '' },
          ],
          {},
        ],
      ],
    })
  })

  it('may say neither its day nor its box', async () => {
    const { header } = await readAll('<osm version="0.6"><node id="1" lat="1" lon="2"/></osm>')
    expect(header).toEqual({ date: null, box: null })
  })

  it('is told by how it begins', () => {
    expect(formOf(write(gzipSync(XML)))).toBe('xml.gz')
    expect(formOf(write(XML))).toBe('xml')
    expect(formOf(write(Buffer.from([0, 0, 0, 13, 10])))).toBe('pbf')
  })

  it.each<[string, string | Uint8Array, RegExp]>([
    ['was not fetched to its end', gzipSync(XML).subarray(0, 200), /damaged/],
    ['is not closed', XML.replace('</osm>', ''), /damaged/],
    ['is another document', '<html></html>', /no OpenStreetMap extract/],
    ['names entities', `<!DOCTYPE osm [<!ENTITY a "aa">]>${XML.slice(XML.indexOf('<osm'))}`, /damaged/],
    ['has a node with no place', XML.replace('lat="43.71"', ''), /damaged/],
    ['has a node off the earth', XML.replace('43.71', '143.71'), /damaged/],
    ['has a way of words', XML.replace('ref="1"', 'ref="one"'), /damaged/],
    ['unpacks without end', gzipSync(`<osm>${' '.repeat(3_000_000)}</osm>`), /far more than an extract/],
  ])('is refused in one sentence when it %s', async (_, bytes, sentence) => {
    await expect(readAll(bytes)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(sentence),
    })
  })
})
