import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseToolLink } from '@tripwright/domain/sharing/share'
import { makeOgImages, ogImageKey } from '#features/sharing/social-images/index.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import type { HttpApp } from '#platform/http/serve-routes.ts'
import type { DocumentHead } from '#platform/http/web-files.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { Platform } from '#platform/platform.ts'
import { findAnswer, withAnswerMeta } from './answers.service.ts'

/** New pictures, each about 0.2 s of processor time: six seconds in ten minutes per address. Cached pictures do not count. */
const ADDRESS_LIMIT: RateLimit = { name: 'share.pictures', points: 30, seconds: 10 * 60 }
const AN_HOUR = 'public, max-age=3600'
/** Cache time of a temporary answer: the limit was reached, or the database is unavailable. */
const A_MINUTE = 'public, max-age=60'

/** Adds the metadata of the question in the address to the document of a tool; never free text of a visitor. */
export function answerDocumentHead(platform: Platform): DocumentHead {
  const { origin } = new URL(platform.config.publicUrl)
  return async (html, path, query) => {
    const question = parseToolLink(path, query)
    if (question === null) return null
    try {
      const answer = await findAnswer(platform, question)
      return answer && withAnswerMeta(html, { question, answer, origin })
    } catch (error) {
      // The page works without it.
      platform.log.warn({ err: error, path }, 'the answer of a link was not found')
      return null
    }
  }
}

/** `/pictures/<tool>.png`: the preview picture of an answer's link, or the page's default picture where there is no answer. */
export function serveOgImages(app: HttpApp, platform: Platform): void {
  const pictures = makeOgImages()
  const points = Math.max(1, Math.round(ADDRESS_LIMIT.points * platform.config.addressLimitScale))

  async function drawn(path: string, query: URLSearchParams, address: string) {
    const question = parseToolLink(path, query)
    const words = question && (await findAnswer(platform, question))
    if (!words) return null
    const key = ogImageKey(words)
    return {
      key,
      png: async () => {
        const cached = pictures.find(key)
        if (cached) return cached
        const turn = await platform.limits.take({ ...ADDRESS_LIMIT, points }, addressBucket(address))
        return turn.ok ? pictures.draw(key, words) : null
      },
    }
  }

  app.on(['GET', 'HEAD'], '/pictures/:file{[a-z-]+\\.png}', async (c) => {
    const path = `/${c.req.param('file').replace(/\.png$/, '')}`
    const isHead = c.req.method === 'HEAD'
    let age = AN_HOUR
    try {
      const found = await drawn(path, new URL(c.req.url).searchParams, c.get('address'))
      const answer = found && (await serveDrawn(c.req.raw, found))
      if (answer) return answer
      if (found) age = A_MINUTE
    } catch (error) {
      platform.log.warn({ err: error, path }, 'the picture of a link was not drawn')
      age = A_MINUTE
    }
    const usual = await readPageOgImage(platform.config.webDir, path)
    if (usual === null) return c.text('We couldn’t find this.', 404)
    return new Response(isHead ? null : new Uint8Array(usual.png), { headers: imageHeaders(usual.name, age) })
  })
}

function imageHeaders(etag: string, age: string) {
  return {
    'content-type': 'image/png',
    'cache-control': age,
    etag: `"${etag}"`,
    // Other sites embed it beside a link to us.
    'cross-origin-resource-policy': 'cross-origin',
  }
}

type DrawnImage = { key: string; png: () => Promise<Uint8Array | null> }

/** The picture of an answer; null when the limit of new pictures is reached. */
async function serveDrawn({ method, headers: asked }: Request, { key, png }: DrawnImage) {
  const sent = imageHeaders(key, AN_HOUR)
  if (asked.get('if-none-match') === sent.etag) return new Response(null, { status: 304, headers: sent })
  if (method === 'HEAD') return new Response(null, { headers: sent })
  const bytes = await png()
  return bytes && new Response(new Uint8Array(bytes), { headers: sent })
}

/** The picture of a page from the build; null where there is none. `path` is letters and hyphens. */
async function readPageOgImage(webDir: string, path: string): Promise<{ name: string; png: Buffer } | null> {
  try {
    const html = await readFile(join(webDir, path, 'index.html'), 'utf8')
    const name = /\/assets\/og\/([a-z0-9-]+)\.png"/.exec(html)?.[1]
    return name === undefined ? null : { name, png: await readFile(join(webDir, 'assets/og', `${name}.png`)) }
  } catch {
    return null // no such page, or the website is not built
  }
}
