import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedPage } from '@tripwright/domain/site/seo'

const known = new Map<string, readonly ListedPage[]>()

/** Every page of the build that search engines may show, but for the blog's; none where the website is not built. */
export function listPages(webDir: string): readonly ListedPage[] {
  let pages = known.get(webDir)
  if (!pages) {
    try {
      const listed: ListedPage[] = JSON.parse(readFileSync(join(webDir, 'render/listed.json'), 'utf8'))
      // A post has its title in the blog manager, and a writer a name.
      pages = listed.filter(({ path }) => !/^\/(?:blog|writers)\/./.test(path))
    } catch {
      pages = []
    }
    known.set(webDir, pages)
  }
  return pages
}

export function pageNamed(webDir: string, path: string): ListedPage | null {
  return listPages(webDir).find((page) => page.path === path) ?? null
}
