import type { LayoutVariant } from '#platform/layout-variant.ts'
import type { Redirect } from './routes/redirects.ts'
import type { PageRoute } from './routes/route.ts'
import { NOT_FOUND, ROUTES } from './routes.ts'

/** The route of a path; the not-found page when there is none, or the server lacks it. A trailing slash makes no difference. */
export function findRoute(path: string): PageRoute {
  const off = typeof document === 'undefined' ? undefined : document.documentElement.dataset.off
  if (off?.split(' ').includes(path)) return NOT_FOUND
  return ROUTES.find((row) => patternOf(row.path).test(path)) ?? NOT_FOUND
}

/** Whether an address, with or without a query, has a page today. */
export function isPage(href: string): boolean {
  return findRoute(href.split('?')[0] ?? '') !== NOT_FOUND
}

/**
 * The target of an old or short address in this layout, with its query; null when it is none, or the layout is not known
 * yet.
 */
export function findRedirect(
  redirects: readonly Redirect[],
  path: string,
  search: string,
  layout: LayoutVariant,
): string | null {
  const redirect = redirects.find(
    ({ from, to, layout: only }) =>
      patternOf(from).test(path) && (only === 'both' || only === layout) && isPage(to),
  )
  if (!redirect) return null
  const query = search.replace(/^\?/, '')
  return query ? `${redirect.to}${redirect.to.includes('?') ? '&' : '?'}${query}` : redirect.to
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const cached = patterns.get(path)
  if (cached) return cached
  const pattern = new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`)
  patterns.set(path, pattern)
  return pattern
}
