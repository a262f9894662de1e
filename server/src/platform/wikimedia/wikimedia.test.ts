import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import {
  commonsAnswer,
  pictureAnswer,
  sparqlAnswer,
  startWikimedia,
  voyageAnswer,
  WIKIMEDIA_FAULTS,
} from './test-wikimedia-server.ts'
import { makeWikimedia } from './wikimedia.ts'

let service: Awaited<ReturnType<typeof startWikimedia>>
const VADUZ = { lat: 47.1412, lon: 9.5215 }
let now = new Date('2026-05-01T10:00:00Z')
const open = (timeoutMs = 400) =>
  makeWikimedia(loadConfig({ OUTSIDE: 'off', CONTACT: 'ops@trip.example', ...service.env }), {
    now: () => now,
    timeoutMs,
  })
beforeAll(async () => {
  service = await startWikimedia()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.requests.length = 0
  service.fail(null)
})

it('is asked for nothing with OUTSIDE=off, unless an address is set', () => {
  const off = makeWikimedia(loadConfig({ OUTSIDE: 'off' }))
  expect(off).toEqual({
    findItems: null,
    readPage: null,
    describePictures: null,
    findPictures: null,
  })
  expect(open().findItems).not.toBeNull()
})

describe('Wikidata', () => {
  it('tells what lies around: where, what, how famous, and whether it still stands', async () => {
    const castle = { id: 'Q1', name: 'Castle', lat: 47.1, lon: 9.5, links: 40, classes: 'Q23413 Q570116' }
    service.hold(
      'wikidata',
      sparqlAnswer([
        { ...castle, image: 'A%20b.jpg' },
        { ...castle, id: 'Q2', ended: '1900-01-01' },
      ]),
    )
    const items = await open().findItems?.(VADUZ, 6000)
    expect(items).toEqual([
      {
        id: 'Q1',
        name: 'Castle',
        lat: 47.1,
        lon: 9.5,
        sitelinks: 40,
        classes: ['Q23413', 'Q570116'],
        image: 'A b.jpg',
        website: null,
        isGone: false,
      },
      expect.objectContaining({ id: 'Q2', isGone: true, image: null }),
    ])
    const [{ url, userAgent } = { url: new URL('http://none'), userAgent: '' }] = service.requests
    expect(url.searchParams.get('query')).toContain('"Point(9.521 47.141)"^^geo:wktLiteral')
    expect(userAgent).toBe('Tripwright (+ops@trip.example)')
  })

  it('rows that are none are left out, the others stay', async () => {
    const good = { id: 'Q1', name: 'Castle', lat: 47.1, lon: 9.5, links: 4, classes: 'Q23413' }
    service.hold(
      'wikidata',
      sparqlAnswer([
        { ...good, id: 'Q1/../..' },
        { ...good, links: 1.5 },
        { ...good, image: '%E0%A4' },
      ]),
    )
    expect(await open().findItems?.(VADUZ, 6000)).toEqual([
      expect.objectContaining({ id: 'Q1', image: null }),
    ])
  })
})

describe('Wikivoyage', () => {
  it('listings give their facts and no prose, whatever braces and links they hold', async () => {
    service.hold(
      'wikivoyage',
      voyageAnswer(`==See==
* {{see
| name=[[Vaduz Castle|Castle]] | alt= | url=https://castle.example/ | lat=47.1395 | long=9.5245
| wikidata=Q1 | hours=Mo-Su 09:00-17:00 | price=Free {{note|a|b}}
| content=A '''long''' description [[File:x.jpg|thumb]] that nobody copies.
}}
* {{eat | name=Inn<!-- closed? --> | lat=x | long= | content=}}
* {{sleep | name=Hotel | lat=1 | long=1}}
* {{see | name= | lat=1 | long=1}}
* {{see | name=Never ends`),
    )
    const page = await open().readPage?.('Vaduz')
    expect(page?.editedAt.toISOString()).toBe('2026-03-02T10:00:00.000Z')
    expect(page?.listings).toEqual([
      {
        kind: 'see',
        name: 'Castle',
        position: { lat: 47.1395, lon: 9.5245 },
        wikidata: 'Q1',
        hours: 'Mo-Su 09:00-17:00',
        website: 'https://castle.example/',
        isFree: true,
      },
      expect.objectContaining({ kind: 'eat', name: 'Inn', position: null, wikidata: null }),
    ])
    expect(JSON.stringify(page)).not.toContain('nobody copies')
  })

  it('of a town without a page there are no listings, and that is an answer', async () => {
    service.hold('wikivoyage', { query: { pages: [{ title: 'Nowhere', missing: true }] } })
    expect((await open().readPage?.('Nowhere'))?.listings).toEqual([])
  })
})

it('Commons gives pictures with author and licence; those that are not free are left out', async () => {
  const deed = 'https://creativecommons.org/licenses/by-sa/4.0/'
  service.hold(
    'commons',
    commonsAnswer([
      { file: 'a.jpg', licence: 'CC BY-SA 4.0', author: '<a href="x">Ann &amp; Bo</a>', licenceUrl: deed },
      { file: 'b.jpg', licence: 'CC BY-NC 2.0' },
      { file: 'c.jpg', licence: 'Fair use' },
      { file: 'd.jpg', licence: 'CC BY 4.0', author: '' },
      { file: 'e.jpg', licence: 'Public domain', width: 300, licenceUrl: 'javascript:alert(1)' },
      { file: 'f.jpg', licence: 'GFDL' },
    ]),
  )
  const found = await open().describePictures?.(['a.jpg', 'b.jpg', 'c|d.jpg'])
  expect([...(found ?? [])]).toEqual([
    [
      'a.jpg',
      {
        url: 'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/a.jpg/500px-a.jpg',
        author: 'Ann & Bo',
        licence: 'CC BY-SA 4.0',
        licenceUrl: deed,
        page: 'https://commons.wikimedia.org/wiki/File:a.jpg',
        width: 4000,
        height: 2400,
      },
    ],
    ['e.jpg', expect.objectContaining({ licence: 'Public domain', licenceUrl: null, width: 300 })],
  ])
  expect(service.requests[0]?.url.searchParams.get('titles')).toBe('File:a.jpg|File:b.jpg')
})

const CASTLE = {
  id: 'castle',
  lat: 47.1395,
  lon: 9.5245,
  names: [
    { text: 'Vaduz "Old" Castle', language: 'en' },
    { text: 'Schloss', language: 'de' },
  ],
}

describe('the picture of a place', () => {
  const row = { place: 'castle', label: 'Schloss', lat: 47.1396, lon: 9.5245, links: 3, image: 'a%20b.jpg' }
  const find = async (rows: Parameters<typeof pictureAnswer>[0]) => {
    service.hold('wikidata-pictures', pictureAnswer(rows))
    return [...((await open().findPictures?.([CASTLE])) ?? [])]
  }

  it('is that of the item with its name within a kilometre, the most written about', async () => {
    expect(await find([row, { ...row, links: 9, image: 'known.jpg' }])).toEqual([['castle', 'known.jpg']])
    const [{ query } = { query: '' }] = service.requests
    expect(query).toContain(
      String.raw`("castle" "Vaduz \"Old\" Castle"@en "Point(9.5245 47.1395)"^^geo:wktLiteral)`,
    )
    expect(query).toContain('"Schloss"@de')
  })

  it.each([
    ['farther than a kilometre', { lat: 47.149 }],
    ['of another name', { label: 'Schloss Neuschwanstein' }],
    ['of a place that nobody asked for', { place: 'other' }],
    ['without a file', { image: '../../etc/passwd' }],
    ['nowhere', { lat: Number.NaN }],
  ])('is none %s, whatever the service says', async (_, lie) =>
    expect(await find([{ ...row, ...lie }])).toEqual([]),
  )

  it('is asked for in some calls where a guide has many places', async () => {
    service.hold('wikidata-pictures', pictureAnswer([row]))
    const places = Array.from({ length: 60 }, (_, at) => ({ ...CASTLE, id: `p${at}` }))
    await open().findPictures?.(places)
    expect(service.requests).toHaveLength(3)
  })
})

it.each(WIKIMEDIA_FAULTS)(
  'a service that is at fault (%s) gives no answer to any question',
  async (fault) => {
    service.fail(fault)
    const { findItems, readPage, describePictures, findPictures } = open()
    const answers = [
      findItems?.(VADUZ, 6000),
      readPage?.('Vaduz'),
      describePictures?.(['a.jpg']),
      findPictures?.([CASTLE]),
    ]
    expect(await Promise.all(answers)).toEqual([null, null, null, null])
  },
)

it('after three failures nobody is asked for a minute', async () => {
  service.fail('down')
  const { findItems } = open()
  for (let time = 0; time < 5; time++) await findItems?.(VADUZ, 6000)
  expect(service.requests).toHaveLength(3)
  service.fail(null)
  service.hold('wikidata', sparqlAnswer([]))
  now = new Date(now.getTime() + 61_000)
  expect(await findItems?.(VADUZ, 6000)).toEqual([])
})
