import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Post, PostSummary } from '@tripwright/domain/site/blog'
import type { ListedPage } from '@tripwright/domain/site/seo'
import type { EditedContent } from '@tripwright/domain/staff/content'
import { type DocumentHashes, readDocumentHashes } from '#platform/http/security-headers.ts'

/** Renders a page as the build does, with other posts and other texts; `picture` is the whole address of its preview picture. */
type RenderPage = (
  path: string,
  origin: string,
  library: { posts: readonly PostSummary[]; post: Post | null },
  edited: EditedContent | null,
) => Promise<{ html: string; head: (picture: string | null) => string }>

/** What the build left for the server to render pages of the blog with (web/build/blog-documents.ts). */
export type RenderFolder = {
  render: RenderPage
  /** The document of a page around its head and its markup. */
  documentOf: (path: string, head: string, html: string) => string
  hashesOf: (path: string) => DocumentHashes | undefined
  /** Every page of the build that search engines may show. */
  listed: readonly ListedPage[]
}

/** Null where the website is not built. Takes half a second, so it is loaded when a page first needs it. */
export async function openRenderFolder(webDir: string): Promise<RenderFolder | null> {
  const folder = join(webDir, 'render')
  let listed: ListedPage[]
  try {
    listed = JSON.parse(readFileSync(join(folder, 'listed.json'), 'utf8'))
  } catch {
    return null
  }
  // It is web/src/server.tsx, which the type checker checks in its own project.
  const module: { renderFrom: RenderPage } = await import(pathToFileURL(join(folder, 'server.js')).href)
  const hashes = readDocumentHashes(webDir)
  const partsOf = (name: string) => readFileSync(join(folder, name), 'utf8').split(MARK)
  const parts = { list: partsOf('list.html'), other: partsOf('other.html') }
  const nameOf = (path: string) => (path === '/blog' ? 'list' : 'other')
  return {
    render: module.renderFrom,
    documentOf: (path, head, html) => {
      const [before = '', between = '', after = ''] = parts[nameOf(path)]
      return `${before}${head}${between}${html}${after}`
    },
    hashesOf: (path) => hashes[`/render/${nameOf(path)}.html`],
    listed,
  }
}

/** The head comes first in a document, the markup second. */
const MARK = /<!--page-head-->|<!--page-html-->/
