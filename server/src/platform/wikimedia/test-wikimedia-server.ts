import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const FAULTS = {
  stalls: null,
  down: null,
  busy: null,
  html: null,
  'other-schema': null,
  huge: null,
  elsewhere: null,
  truncated: null,
}
export type WikimediaFault = keyof typeof FAULTS
export const WIKIMEDIA_FAULTS = Object.keys(FAULTS) as WikimediaFault[]

/** Wikidata is asked for what is around by GET, and for pictures by POST. */
type Service = 'wikidata' | 'wikidata-pictures' | 'wikivoyage' | 'commons'

/** Wikidata, Wikivoyage and Commons on 127.0.0.1, with given answers, which can fail in every way. */
export async function startWikimedia() {
  const requests: { service: Service; url: URL; query: string; userAgent: string | undefined }[] = []
  let fault: WikimediaFault | null = null
  const answers: Record<Service, unknown> = {
    wikidata: {},
    'wikidata-pictures': {},
    wikivoyage: {},
    commons: {},
  }
  const server = createServer(async (request, response) => {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const url = new URL(request.url ?? '/', base)
    const service =
      (['wikivoyage', 'commons'] as const).find((one) => url.pathname.includes(one)) ??
      (request.method === 'POST' ? 'wikidata-pictures' : 'wikidata')
    requests.push({ service, url, query: await text(request), userAgent: request.headers['user-agent'] })
    const end = (status: number, body: string, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    if (fault === 'stalls') return
    if (fault === 'down') return end(500, '{}')
    if (fault === 'busy') return end(429, '{}', { 'retry-after': '60' })
    if (fault === 'html') return end(200, '<html>')
    if (fault === 'other-schema') return end(200, '{"results":[1],"query":{"pages":{"1":2}}}')
    if (fault === 'elsewhere') return end(302, '', { location: 'http://169.254.169.254/' })
    if (fault === 'huge') return sendFiftyMegabytes()
    if (fault === 'truncated') {
      response.writeHead(200, { 'content-length': '1000' }).write('{"results":')
      return response.destroy()
    }
    end(200, JSON.stringify(answers[service]))

    function sendFiftyMegabytes(): void {
      const part = Buffer.alloc(1_000_000, ' ')
      let left = 50
      const more = () => {
        while (left-- > 0 && !response.destroyed)
          if (!response.write(part)) return response.once('drain', more)
        return response.end('{}')
      }
      more()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    requests,
    env: {
      WIKIDATA_URL: `${base}/sparql`,
      WIKIVOYAGE_URL: `${base}/wikivoyage/api.php`,
      COMMONS_URL: `${base}/commons/api.php`,
    },
    fail: (next: WikimediaFault | null) => {
      fault = next
    },
    hold: (service: Service, answer: unknown) => {
      answers[service] = answer
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

type ItemFacts = {
  id: string
  name: string
  lat: number
  lon: number
  links: number
  classes: string
  image?: string
  ended?: string
}

/** An answer of the query service with these items. */
export function sparqlAnswer(items: readonly ItemFacts[]): object {
  const entity = 'http://www.wikidata.org/entity/'
  return {
    head: { vars: [] },
    results: {
      bindings: items.map(({ id, name, lat, lon, links, classes, image, ended }) => ({
        item: { type: 'uri', value: `${entity}${id}` },
        place: { type: 'literal', value: `Point(${lon} ${lat})` },
        links: { type: 'literal', value: String(links) },
        name: { type: 'literal', value: name },
        classes: {
          type: 'literal',
          value: classes
            .split(' ')
            .map((one) => `${entity}${one}`)
            .join(' '),
        },
        ...(image && { image: { value: `http://commons.wikimedia.org/wiki/Special:FilePath/${image}` } }),
        ...(ended && { ended: { value: ended } }),
      })),
    },
  }
}

/** An answer of the Action API with a page of this wikitext. */
export function voyageAnswer(content: string): object {
  return {
    query: { pages: [{ revisions: [{ timestamp: '2026-03-02T10:00:00Z', slots: { main: { content } } }] }] },
  }
}

type PictureRow = { place: string; label: string; lat: number; lon: number; links: number; image: string }

/** An answer of the query service with pictures of places. */
export function pictureAnswer(rows: readonly PictureRow[]): object {
  const bindings = rows.map(({ place, label, lat, lon, links, image }) => ({
    place: { type: 'literal', value: place },
    label: { type: 'literal', value: label, 'xml:lang': 'en' },
    where: { type: 'literal', value: `Point(${lon} ${lat})` },
    links: { type: 'literal', value: String(links) },
    image: { type: 'uri', value: `http://commons.wikimedia.org/wiki/Special:FilePath/${image}` },
  }))
  return { head: { vars: [] }, results: { bindings } }
}

type PictureFacts = { file: string; licence: string; author?: string; width?: number; licenceUrl?: string }

/** An answer of Commons with these files. */
export function commonsAnswer(files: readonly PictureFacts[]): object {
  const pages = files.map(({ file, licence, author = 'Ann', width = 4000, licenceUrl }) => ({
    title: `File:${file}`,
    imageinfo: [
      {
        thumburl:
          width > 500
            ? `https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/${file}/500px-${file}`
            : `https://upload.wikimedia.org/wikipedia/commons/a/ab/${file}`,
        descriptionurl: `https://commons.wikimedia.org/wiki/File:${file}`,
        width,
        height: Math.round(width * 0.6),
        extmetadata: {
          Artist: { value: author },
          LicenseShortName: { value: licence },
          ...(licenceUrl && { LicenseUrl: { value: licenceUrl } }),
        },
      },
    ],
  }))
  return { query: { pages } }
}
