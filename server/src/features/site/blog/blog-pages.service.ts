import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { blogMessages, feedOf, type PostSummary, WRITERS } from '@tripwright/domain/site/blog'
import { type ListedPage, llmsText, sitemap } from '@tripwright/domain/site/seo'
import type { EditedContent } from '@tripwright/domain/staff/content'
import { pageImageKey } from '#features/sharing/social-images/index.ts'
import { makeWebFile, type WebFile } from '#platform/http/read-web-files.ts'
import type { LivePage } from '#platform/http/web-files.ts'
import type { Platform } from '#platform/platform.ts'
import { findPublished, listPublished, type Published } from './published-posts.store.ts'
import { openRenderFolder, type RenderFolder } from './render-folder.service.ts'

const FEED = '/blog/rss.xml'
const PATHS = /^\/(?:blog(?:\/[^/.]+|\/rss\.xml)?|writers\/[^/]+|sitemap\.xml|llms\.txt)$/
/** The texts that staff published for a page, with what changes when they do; null when there are none. */
export type EditedReader = (path: string) => Promise<{ version: string; content: EditedContent } | null>
const NOTHING_EDITED: EditedReader = async () => null

/** Pages in memory, some twenty kilobytes each. */
const MAX_CACHED = 100

/** The address of the preview picture of a post that is not in the build. */
function postPicturePath(post: PostSummary): string {
  return `/pictures/blog/${post.slug}.png?v=${pageImageKey(pictureWords(post))}`
}

export function pictureWords({ slug, title, description }: PostSummary) {
  return { path: `/blog/${slug}`, title, line: description }
}

/**
 * Pages of the blog, its feed and the lists of pages, as soon as somebody changed a post here; until then those of the build
 * are right. They are the build's own rendering, kept in memory until what they show changes.
 */
export function makeBlogPages(
  { database, config, log, now }: Platform,
  readEdited: EditedReader = NOTHING_EDITED,
): LivePage {
  const origin = new URL(config.publicUrl).origin
  const rendered = new Map<string, Promise<WebFile>>()
  let folder: Promise<RenderFolder | null> | undefined
  let reading: Promise<Published> | null = null

  // Readers at the same time share one query.
  function published(): Promise<Published> {
    reading ??= listPublished(database.db, now()).finally(() => {
      reading = null
    })
    return reading
  }

  async function pageOf(path: string): Promise<WebFile | 'missing' | null> {
    const { posts, changed, version } = await published()
    const name = path.split('/')[2]
    const isPost = path.startsWith('/blog/') && path !== FEED
    if (isPost && !posts.some(({ slug }) => slug === name)) return 'missing'
    if (path.startsWith('/writers/') && !WRITERS.some(({ slug }) => slug === name)) return 'missing'
    const edited = await readEdited(path)
    if (changed.size === 0 && edited === null) return null
    folder ??= openRenderFolder(config.webDir)
    const opened = await folder
    if (!opened) return null
    return kept(`${path} ${version} ${edited?.version}`, () =>
      make(opened, path, { posts, changed, edited: edited?.content ?? null }),
    )
  }

  function kept(key: string, make: () => Promise<WebFile>): Promise<WebFile> {
    const cached = rendered.get(key)
    if (cached !== undefined) return cached
    const [oldest] = rendered.size >= MAX_CACHED ? rendered.keys() : []
    if (oldest !== undefined) rendered.delete(oldest)
    const made = make()
    rendered.set(key, made)
    made.catch(() => rendered.delete(key))
    return made
  }

  async function make(
    folder: RenderFolder,
    path: string,
    { posts, changed, edited }: Pick<Published, 'posts' | 'changed'> & { edited: EditedContent | null },
  ): Promise<WebFile> {
    if (path === FEED) return makeWebFile(Buffer.from(feedOf(FEED_HEAD, posts, writerName, origin)), '.xml')
    if (extname(path) !== '') {
      const pages = withPosts(withEdits(folder.listed, edited), posts)
      const summary = pages.find((page) => page.path === '/')?.description ?? ''
      const text = path === '/sitemap.xml' ? sitemap(origin, pages) : llmsText(origin, summary, pages)
      return makeWebFile(Buffer.from(text), extname(path))
    }
    const slug = /^\/blog\/(.+)$/.exec(path)?.[1]
    const post = slug === undefined ? null : await findPublished(database.db, slug, now())
    const page = await folder.render(path, origin, { posts, post }, edited)
    const picture =
      post && changed.has(post.slug) ? postPicturePath(post) : await builtPicture(config.webDir, path)
    const document = folder.documentOf(path, page.head(origin + picture), page.html)
    return makeWebFile(Buffer.from(document), '.html', folder.hashesOf(path))
  }

  return async (path) => {
    if (!PATHS.test(path)) return null
    try {
      return await pageOf(path)
    } catch (error) {
      // What the build has is better than nothing.
      log.error({ err: error, path }, 'a page of the blog was not made')
      return null
    }
  }
}

const FEED_HEAD = {
  title: `Tripwright: ${blogMessages.texts.heading}`,
  description: blogMessages.texts.description,
  path: FEED,
}

const writerName = (slug: string) => WRITERS.find((writer) => writer.slug === slug)?.name ?? slug

/** The pages of the build under the titles that staff gave them. */
function withEdits(listed: readonly ListedPage[], edited: EditedContent | null): readonly ListedPage[] {
  if (edited === null) return listed
  return listed.map((page) => {
    const { title, description } = edited.pages[page.path] ?? {}
    const updated = edited.updated[page.path]
    return {
      ...page,
      ...(title !== undefined && { title: title.split(/ [|·] /)[0] ?? title }),
      ...(description !== undefined && { description }),
      ...(updated !== undefined && { changed: updated }),
    }
  })
}

/** The pages of the build with these posts instead of its own, and the days on which lists of posts changed. */
function withPosts(listed: readonly ListedPage[], posts: readonly PostSummary[]): ListedPage[] {
  const newest = (of: readonly PostSummary[]) =>
    of
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? null
  return listed.flatMap((page): ListedPage[] => {
    if (page.path === '/blog')
      return [
        { ...page, changed: newest(posts) },
        ...posts.map(({ slug, title, description, updated }) => ({
          path: `/blog/${slug}`,
          title,
          description,
          changed: updated,
        })),
      ]
    if (page.path.startsWith('/blog/')) return []
    const writer = /^\/writers\/(.+)$/.exec(page.path)?.[1]
    if (writer === undefined) return [page]
    return [{ ...page, changed: newest(posts.filter((post) => post.writer === writer)) }]
  })
}

/** The path of the preview picture that the build drew for this page, or for the list of posts. */
export async function builtPicture(webDir: string, path: string): Promise<string> {
  for (const one of [path, '/blog']) {
    const html = await readFile(join(webDir, one, 'index.html'), 'utf8').catch(() => '')
    const found = pictureIn(html)
    if (found !== null) return found
  }
  return '/icon.svg'
}

/** The path of the preview picture that the build drew for a document; null for one without a preview. */
export function pictureIn(html: string): string | null {
  return /property="og:image" content="[^"]*?(\/assets\/og\/[a-z0-9-]+\.png)"/.exec(html)?.[1] ?? null
}
