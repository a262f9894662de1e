import { editedOf } from '@tripwright/domain/staff/content'
import type { EditedReader } from '#features/site/blog/index.ts'
import type { LivePage, LiveSite } from '#platform/http/web-files.ts'
import type { Platform } from '#platform/platform.ts'
import { makeContentPages } from './content-pages.service.ts'
import { makeContentSource } from './published-content.service.ts'

/** The pages of the site with what staff published: those of the blog, made by `makeBlog`, and every other document. */
export function liveSite(platform: Platform, makeBlog: (readEdited: EditedReader) => LivePage): LiveSite {
  const source = makeContentSource(platform)
  const pages = makeContentPages(platform, source)
  const blog = makeBlog(async (path) => {
    const published = await source()
    return (
      published && {
        version: published.version,
        content: editedOf(published.at, published.values, path),
      }
    )
  })
  return {
    page: async (path) => (await blog(path)) ?? (await pages.page(path)),
    shell: pages.shell,
  }
}
