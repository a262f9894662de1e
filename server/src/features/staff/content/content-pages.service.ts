import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'
import { type EditedContent, editedElement, editedOf } from '@tripwright/domain/staff/content'
import { openRenderFolder, pictureIn, type RenderFolder } from '#features/site/blog/index.ts'
import { withHtml } from '#platform/http/canonical-query.ts'
import { bodyOf, makeWebFile, type WebFile } from '#platform/http/read-web-files.ts'
import { readDocumentHashes } from '#platform/http/security-headers.ts'
import type { Platform } from '#platform/platform.ts'
import type { ContentSource } from './published-content.service.ts'

/** Pages in memory, some sixty kilobytes each. */
const MAX_CACHED = 150
const NO_POSTS = { posts: [], post: null }

/** Renders the documents of the build with the texts that staff published. */
export type ContentPages = {
  /** Null for what is no document of the build, and while nothing was published. */
  page: (path: string) => Promise<WebFile | null>
  /** The shell with these texts: it renders any page in the browser. */
  shell: (shell: WebFile) => Promise<WebFile>
  /** A document with these texts instead, without its scripts' data; null for what is no document of the build. */
  render: (path: string, edited: EditedContent) => Promise<string | null>
}

export function makeContentPages(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  source: ContentSource,
): ContentPages {
  const { webDir } = config
  const origin = new URL(config.publicUrl).origin
  const hashes = readDocumentHashes(webDir)
  const cached = new Map<string, Promise<WebFile | null>>()
  let folder: Promise<RenderFolder | null> | undefined

  function kept(key: string, make: () => Promise<WebFile | null>): Promise<WebFile | null> {
    const found = cached.get(key)
    if (found !== undefined) return found
    const [oldest] = cached.size >= MAX_CACHED ? cached.keys() : []
    if (oldest !== undefined) cached.delete(oldest)
    const made = make()
    cached.set(key, made)
    made.catch(() => cached.delete(key))
    return made
  }

  const fileOf = (path: string) => `${path === '/' ? '' : path}/index.html`
  const isDocument = (path: string) => hashes[fileOf(path)] !== undefined

  async function render(path: string, edited: EditedContent): Promise<string | null> {
    if (!isDocument(path)) return null
    folder ??= openRenderFolder(webDir)
    const opened = await folder
    if (!opened) return null
    const built = (await readFile(join(webDir, fileOf(path)), 'utf8')).replaceAll(ORIGIN_PLACEHOLDER, origin)
    const { head, html } = await opened.render(path, origin, NO_POSTS, edited)
    const picture = pictureIn(built)
    return withPage(built, head(picture === null ? null : origin + picture), html)
  }

  async function orBuilt<T>(path: string, make: () => Promise<T>, built: T): Promise<T> {
    try {
      return await make()
    } catch (error) {
      // What the build has is better than nothing.
      log.error({ err: error, path }, 'a page was not made with the edited texts')
      return built
    }
  }

  return {
    render,
    page: async (path) => {
      if (!isDocument(path)) return null
      const published = await source()
      if (!published) return null
      const make = async () => {
        const document = await render(path, editedOf(published.at, published.values, path))
        return document === null ? null : makeWebFile(Buffer.from(document), '.html', hashes[fileOf(path)])
      }
      return orBuilt(path, () => kept(`${path} ${published.version}`, make), null)
    },
    shell: async (shell) => {
      const published = await source()
      if (!published) return shell
      const make = async () => {
        const data = editedElement(editedOf(published.at, published.values, ''))
        return withHtml(
          shell,
          (await bodyOf(shell)).toString().replace('</title>', () => `</title>${data}`),
        )
      }
      return (
        (await orBuilt('shell', () => kept(`shell ${shell.etag} ${published.version}`, make), shell)) ?? shell
      )
    },
  }
}

/** A document of the build with another head and other markup; throws when it is not one. */
function withPage(document: string, head: string, html: string): string {
  const [start, end] = [document.indexOf('<title>'), document.indexOf('<meta name="theme-color"')]
  const [open, close] = [document.indexOf(ROOT), document.lastIndexOf('</div>\n<script data-entry=')]
  if (start < 0 || end < start || open < end || close < open)
    throw new Error('This is no document of the build')
  return [
    document.slice(0, start),
    head.replaceAll(/\n\s+/g, '\n'),
    '\n',
    document.slice(end, open + ROOT.length),
    html,
    document.slice(close),
  ].join('')
}

const ROOT = '<div id="root">'
