import type { Messages } from '@tripwright/domain/base/text'
import type { ComponentType } from 'react'

/**
 * Who may see a page (decisions.md, "Guards"). `staff` is the admin gate of specification section 4; `admin` is the same for
 * admin and owner alone (section 2: /seo-content needs admin access).
 */
export type Guard = 'none' | 'signed-in' | 'staff' | 'admin'

/** What a page brings along when it is loaded: itself, and the texts of its head and breadcrumb. */
export type LoadedPage<Key extends string = string> = { Page: ComponentType; texts: Messages<Key> }

/** One row of the route table. Title, description, keywords and breadcrumb are keys of the page's own texts. */
export type PageRoute<Key extends string = string> = {
  /** Pattern with `:name` for its parameters. */
  path: string
  load: () => Promise<LoadedPage<Key>>
  /** `bare` has neither header nor footer in the desktop layout (specification section 2, "Layout"). */
  layout: 'standard' | 'bare'
  guard: Guard
  title: NoInfer<Key>
  description: NoInfer<Key>
  keywords: NoInfer<Key> | null
  breadcrumb: NoInfer<Key> | null
  noindex: boolean
  /** Written as a whole document at build time, in English. */
  prerender: boolean
}

/** A row, its keys held to the texts that its page brings. */
export function route<Key extends string>(row: PageRoute<Key>): PageRoute {
  return row
}

/** A page and the texts of its head, fetched side by side. */
export async function loadWithTexts<Key extends string>(
  page: Promise<ComponentType>,
  texts: Promise<Messages<Key>>,
): Promise<LoadedPage<Key>> {
  const [Page, loaded] = await Promise.all([page, texts])
  return { Page, texts: loaded }
}

/** What the rows of most public pages have in common. */
export const PUBLIC = {
  layout: 'standard',
  guard: 'none',
  title: 'title',
  description: 'description',
  keywords: 'keywords',
  breadcrumb: 'breadcrumb',
  noindex: false,
  prerender: true,
} as const

/** What the rows of pages for one person, or for staff, have in common: no search engine and no build sees them. */
export const PERSONAL = {
  ...PUBLIC,
  guard: 'signed-in',
  keywords: null,
  noindex: true,
  prerender: false,
} as const

/** The keys of a head whose page shares its texts with others: each begins with the name of the page. */
export function headNamed<Name extends string>(name: Name) {
  return {
    title: `${name}.title`,
    description: `${name}.description`,
    keywords: `${name}.keywords`,
    breadcrumb: `${name}.breadcrumb`,
  } as const
}
