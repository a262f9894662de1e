import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'

/** What Wikidata knows around Vaduz, in this stand-in for it; of all other places it knows nothing. */
const AROUND_VADUZ = [
  {
    id: 'Q1',
    name: 'Vaduz Castle',
    at: [47.1395, 9.5245],
    links: 40,
    classes: 'Q23413',
    image: 'Castle.png',
  },
  {
    id: 'Q2',
    name: 'Art Museum of Vaduz',
    at: [47.139, 9.521],
    links: 20,
    classes: 'Q33506',
    image: 'Art.png',
  },
  {
    id: 'Q3',
    name: 'National Museum of Vaduz',
    at: [47.138, 9.521],
    links: 18,
    classes: 'Q33506',
    image: 'Law.png',
  },
  { id: 'Q4', name: 'Vaduz Cathedral', at: [47.1375, 9.5215], links: 12, classes: 'Q2977' },
] as const
const VOYAGE = '{{eat|name=Inn of Vaduz|lat=47.14|long=9.52|hours=Mo-Su 11:00-22:00}}'
/** One of the pictures may not be shown. */
const LICENCES: Readonly<Record<string, string>> = {
  'Castle.png': 'CC BY-SA 4.0',
  'Art.png': 'CC BY 2.0',
  'Law.png': 'CC BY-NC 2.0',
}
/** Long enough to see that a guide is being gathered. */
const SLOW_MS = 1500

/** Wikidata, Wikivoyage and Commons on this machine. `env` leads a product to them. */
export async function startOutside(): Promise<{ env: Record<string, string>; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const query = url.searchParams.get('query') ?? ''
    const answer = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/sparql') {
      const isVaduz = query.includes('Point(9.52')
      if (isVaduz) await pause(SLOW_MS)
      return answer({ results: { bindings: isVaduz ? AROUND_VADUZ.map(toBinding) : [] } })
    }
    const titles = url.searchParams.get('titles') ?? ''
    if (url.pathname === '/wikivoyage') return answer({ query: { pages: [toPage(titles)] } })
    if (url.pathname === '/commons') return answer({ query: { pages: titles.split('|').map(toFile) } })
    const width = Number(/\/(\d+)px-[^/]*\.png$/.exec(url.pathname)?.[1])
    if (!width) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/png' }).end(drawPicture(width, Math.round(width * 0.6)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      WIKIDATA_URL: `${base}/sparql`,
      WIKIVOYAGE_URL: `${base}/wikivoyage`,
      COMMONS_URL: `${base}/commons`,
      COMMONS_FILES_URL: base,
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function toBinding({ id, name, at: [lat, lon], links, classes, ...more }: (typeof AROUND_VADUZ)[number]) {
  const entity = 'http://www.wikidata.org/entity/'
  const path = 'http://commons.wikimedia.org/wiki/Special:FilePath/'
  return {
    item: { value: `${entity}${id}` },
    place: { value: `Point(${lon} ${lat})` },
    links: { value: String(links) },
    name: { value: name },
    classes: { value: `${entity}${classes}` },
    ...('image' in more && { image: { value: `${path}${more.image}` } }),
  }
}

function toPage(title: string): object {
  if (title !== 'Vaduz') return { title, missing: true }
  return { title, revisions: [{ timestamp: '2026-03-02T10:00:00Z', slots: { main: { content: VOYAGE } } }] }
}

function toFile(title: string): object {
  const file = title.replace('File:', '')
  const info = {
    thumburl: `https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/${file}/500px-${file}`,
    descriptionurl: `https://commons.wikimedia.org/wiki/File:${file}`,
    width: 3000,
    height: 1800,
    extmetadata: {
      Artist: { value: '<a href="//x">Ann Example</a>' },
      LicenseShortName: { value: LICENCES[file] },
      LicenseUrl: { value: 'https://creativecommons.org/licenses/' },
    },
  }
  return { title, imageinfo: [info] }
}

/** A hill under a sky, as a PNG (PNG specification, sections 5 and 11.2). */
function drawPicture(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + 3 * width))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isHill = y > height * (0.75 - 0.35 * Math.sin((Math.PI * x) / width))
      rows.set(isHill ? [84, 110, 70] : [150, 180, 210 - (60 * y) / height], y * (1 + 3 * width) + 1 + 3 * x)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
