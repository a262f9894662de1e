import type { Messages } from '@tripwright/domain/base/text'
import type { ComponentType } from 'react'

/**
 * The guard of a page (decisions.md, "Guards" and "Staff roles"). `support` is the admin gate of specification section 4;
 * `admin` is the same for admin and owner only (section 2: /seo-content needs admin access), and `staff` for each staff role.
 */
export type Guard = 'none' | 'signed-in' | 'staff' | 'support' | 'admin'

/** A loaded page: its component, and the texts of its head and breadcrumb. */
export type LoadedPage<Key extends string = string> = { Page: ComponentType; texts: Messages<Key> }

/** One row of the route table. Title, description, keywords and breadcrumb are keys of the page's own texts. */
export type PageRoute<Key extends string = string> = {
  /** Pattern with `:name` for its parameters. */
  path: string
  load: (path: string) => Promise<LoadedPage<Key>>
  /** What is loaded depends on the path and may change: it is loaded anew whenever somebody goes there. */
  isPerPath?: true
  /** `bare` has neither header nor footer in the desktop layout (specification section 2, "Layout"). */
  layout: 'standard' | 'bare'
  guard: Guard
  title: NoInfer<Key>
  description: NoInfer<Key>
  keywords: NoInfer<Key> | null
  breadcrumb: NoInfer<Key> | null
  noindex: boolean
  /** Prerendered as a whole document, in English. */
  prerender: boolean
}

/** A row whose keys are checked against its page's texts. */
export function route<Key extends string>(row: PageRoute<Key>): PageRoute {
  return row
}

/** Loads a page and the texts of its head in parallel. */
export async function loadWithTexts<Key extends string>(
  page: Promise<ComponentType>,
  texts: Promise<Messages<Key>>,
): Promise<LoadedPage<Key>> {
  const [Page, loaded] = await Promise.all([page, texts])
  return { Page, texts: loaded }
}

/** Common fields of most public pages. */
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

/** Common fields of account pages and staff pages: neither indexed nor prerendered. */
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
