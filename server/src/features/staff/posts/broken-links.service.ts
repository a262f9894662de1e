import { linksOfText, picturePath, WRITERS } from '@tripwright/domain/site/blog'
import { findMissingPictures, listPublished } from '#features/site/blog/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { routeMatcher } from '#platform/http/web-files.ts'

/**
 * Links of a text to pages, posts, writers, headings and pictures that do not exist. Links to other sites are not followed: a server
 * that fetches what somebody types can be sent anywhere.
 */
export async function findBrokenLinks(
  db: Db,
  text: string,
  { slug, now, webDir }: { slug: string; now: Date; webDir: string },
): Promise<string[]> {
  const { hrefs, anchors } = linksOfText(text)
  const posts = new Set((await listPublished(db, now)).posts.map((post) => post.slug)).add(slug)
  const isPage = pagesOf(webDir)
  const isThere = (href: string): boolean => {
    if (href.startsWith('#')) return anchors.includes(decode(href.slice(1)))
    if (!href.startsWith('/')) return true
    const path = href.replace(/[?#].*$/s, '')
    const [, area, name] = /^\/(blog|writers)\/([^/]+)$/.exec(path) ?? []
    if (area === 'blog' && name !== 'rss.xml') return posts.has(name ?? '')
    if (area === 'writers') return WRITERS.some((writer) => writer.slug === name)
    return NOT_PAGES.test(path) || isPage(path)
  }
  const missing = await findMissingPictures(db, text, picturePath)
  return [...new Set([...hrefs.filter((href) => !isThere(href)), ...missing])]
}

/** Files, and what the server answers itself. */
const NOT_PAGES = /\.[a-z0-9]+$|^\/(api|redirect)\b/

const matchers = new Map<string, (path: string) => boolean>()

// The list of pages is a file of the build, read once; without a build every page is taken to exist.
function pagesOf(webDir: string): (path: string) => boolean {
  const cached = matchers.get(webDir)
  if (cached) return cached
  const match = routeMatcher(webDir)
  const isPage = match('/') ? match : () => true
  matchers.set(webDir, isPage)
  return isPage
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
