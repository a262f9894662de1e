import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOgImages, pageImageKey } from '#features/sharing/social-images/index.ts'
import type { HttpApp } from '#platform/http/serve-routes.ts'
import type { Platform } from '#platform/platform.ts'
import { builtPicture, pictureWords } from './blog-pages.service.ts'
import { findPublished } from './published-posts.store.ts'

const A_DAY = 'public, max-age=86400'
const A_MINUTE = 'public, max-age=60'

/** `/pictures/blog/<slug>.png`: the preview picture of a published post, drawn as the build draws them. */
export function servePostPictures(app: HttpApp, { database, config, log, now }: Platform): void {
  const pictures = makeOgImages()

  app.on(['GET', 'HEAD'], '/pictures/blog/:file{[a-z0-9-]+\\.png}', async (c) => {
    const slug = c.req.param('file').replace(/\.png$/, '')
    try {
      const post = await findPublished(database.db, slug, now())
      if (!post) return c.text('We couldn’t find this.', 404)
      const words = pictureWords(post)
      const key = pageImageKey(words)
      const headers = imageHeaders(key, A_DAY)
      if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
      if (c.req.method === 'HEAD') return new Response(null, { headers })
      const png = pictures.find(key) ?? (await pictures.draw(key, words))
      return new Response(new Uint8Array(png), { headers })
    } catch (error) {
      log.warn({ err: error, slug }, 'the picture of a post was not drawn')
      const usual = await builtPicture(config.webDir, '/blog')
      const png = await readFile(join(config.webDir, usual)).catch(() => null)
      if (!png) return c.text('We couldn’t find this.', 404)
      return new Response(new Uint8Array(png), { headers: imageHeaders('usual', A_MINUTE) })
    }
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
