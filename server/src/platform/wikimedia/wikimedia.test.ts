import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { sparqlAnswer, startWikimedia, voyageAnswer, WIKIMEDIA_FAULTS } from './test-wikimedia-server.ts'
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
  expect(off).toEqual({ findItems: null, readPage: null, describePictures: null })
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
  const picture = (title: string, licence: string, artist = '<a href="x">Ann &amp; Bo</a>') => ({
    title: `File:${title}`,
    imageinfo: [
      {
        thumburl: 'https://upload.wikimedia.org/500px-a.jpg',
        descriptionurl: 'https://commons.wikimedia.org/wiki/File:a.jpg',
        extmetadata: { Artist: { value: artist }, LicenseShortName: { value: licence } },
      },
    ],
  })
  service.hold('commons', {
    query: {
      pages: [
        picture('a.jpg', 'CC BY-SA 4.0'),
        picture('b.jpg', 'CC BY-NC 2.0'),
        picture('c.jpg', 'Fair use'),
        picture('d.jpg', 'CC BY 4.0', ''),
        { title: 'File:e.jpg', missing: true },
      ],
    },
  })
  const found = await open().describePictures?.(['a.jpg', 'b.jpg', 'c|d.jpg'])
  expect([...(found ?? [])]).toEqual([
    [
      'a.jpg',
      {
        url: 'https://upload.wikimedia.org/500px-a.jpg',
        author: 'Ann & Bo',
        licence: 'CC BY-SA 4.0',
        page: 'https://commons.wikimedia.org/wiki/File:a.jpg',
      },
    ],
  ])
  expect(service.requests[0]?.url.searchParams.get('titles')).toBe('File:a.jpg|File:b.jpg')
})

it.each(WIKIMEDIA_FAULTS)(
  'a service that is at fault (%s) gives no answer from any of the three',
  async (fault) => {
    service.fail(fault)
    const { findItems, readPage, describePictures } = open()
    expect(
      await Promise.all([findItems?.(VADUZ, 6000), readPage?.('Vaduz'), describePictures?.(['a.jpg'])]),
    ).toEqual([null, null, null])
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
