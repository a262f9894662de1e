import { CANONICAL_PARAMETERS } from '@tripwright/domain/base/canonical'
import { escapeHtml } from '@tripwright/domain/base/html'
import type { TextValues } from '@tripwright/domain/base/text'
import type { PageWords } from '@tripwright/domain/staff/content'
import { editedPart } from '#platform/edited-content.ts'
import { currentLocale } from '#platform/text/locale.ts'
import type { Translate } from '#platform/text/use-text.ts'
import type { PageRoute } from './routes/route.ts'

/** The head of a document for its page. */
export type Head = {
  title: string
  description: string
  keywords: string | null
  canonical: string
  isIndexed: boolean
}

/** The head of a page. `origin` may be empty where it is not known yet: readers resolve a relative address. */
export function headOf(
  route: PageRoute,
  t: Translate<string>,
  { pathname, search }: Place,
  origin: string,
): Head {
  const say = (key: string, values?: TextValues) => t(key, values)
  // Staff write English; a translation keeps its own words.
  const pages = currentLocale().texts ? null : editedPart<Record<string, Partial<PageWords>>>('pages')
  const words = pages?.[pathname]
  return {
    title: words?.title ?? say(route.title),
    description: words?.description ?? say(route.description),
    keywords: route.keywords === null ? null : say(route.keywords),
    canonical: origin + canonicalPath(pathname, search),
    isIndexed: !route.noindex,
  }
}
type Place = { pathname: string; search: string }

function canonicalPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  const pairs = CANONICAL_PARAMETERS.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

type Tag = { tag: 'meta' | 'link'; key: [string, string]; value: [string, string] | null }

function tagsOf(head: Head): Tag[] {
  const meta = (name: string, content: string | null): Tag => {
    return { tag: 'meta', key: ['name', name], value: content === null ? null : ['content', content] }
  }
  return [
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', head.isIndexed ? null : 'noindex'),
    { tag: 'link', key: ['rel', 'canonical'], value: ['href', head.canonical] },
  ]
}

// For readers that fetch each address (document-head.ts): after a navigation these tags would describe another page.
const OF_DOCUMENT =
  'meta[property],meta[name^="twitter:"],link[rel=alternate],script[type="application/ld+json"]'

/** Updates the head of this document after a navigation. */
export function applyHead(head: Head): void {
  if (document.title !== head.title)
    for (const element of document.head.querySelectorAll(OF_DOCUMENT)) element.remove()
  document.title = head.title
  for (const { tag, key, value } of tagsOf(head)) {
    const existing = document.head.querySelector(`${tag}[${key[0]}="${key[1]}"]`)
    if (value === null) {
      existing?.remove()
      continue
    }
    const element = existing ?? document.head.appendChild(document.createElement(tag))
    element.setAttribute(...key)
    element.setAttribute(...value)
  }
}

/** The same as HTML, for the prerendered document. */
export function headHtml(head: Head): string {
  const tags = tagsOf(head).flatMap(({ tag, key, value }) =>
    value === null ? [] : [`<${tag} ${key[0]}="${key[1]}" ${value[0]}="${escapeHtml(value[1])}">`],
  )
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n    ')
}
