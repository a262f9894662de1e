import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { appMessages } from './app.messages.ts'
import { findRoute } from './find-route.ts'
import { NAV_ITEMS } from './nav-items.data.ts'
import { usePage } from './page-loader.ts'

const ABOVE = Object.values(NAV_ITEMS).flat()

/** The breadcrumb, on every page but home (specification section 2). Reserves its space while the page loads. */
export function Breadcrumbs() {
  const [path] = useLocation()
  const route = findRoute(path)
  const page = usePage(route, path)
  const t = useText(appMessages)
  const tPage = useText(page?.state === 'loaded' ? page.page.texts : EMPTY)
  if (route.breadcrumb === null) return null
  // The list that a post or an author belongs to, as in the structured data for search engines.
  const above = ABOVE.find(({ href }) => route.path.startsWith(`${href}/`))

  return (
    <nav aria-label={t('nav.breadcrumbs')} className="page pt-4">
      <ol className="coordinate flex min-h-6 flex-wrap items-center gap-2">
        <li>
          <Link href="/" className={LINK}>
            {t('nav.home')}
          </Link>
        </li>
        {above ? (
          <>
            <li aria-hidden="true">/</li>
            <li>
              <Link href={above.href} className={LINK}>
                {t(above.text)}
              </Link>
            </li>
          </>
        ) : null}
        {page?.state === 'loaded' ? (
          <>
            <li aria-hidden="true">/</li>
            <li aria-current="page">{tPage(route.breadcrumb)}</li>
          </>
        ) : null}
      </ol>
    </nav>
  )
}

const LINK = 'underline hover:text-ink'
const EMPTY: { feature: string; texts: Record<string, string> } = { feature: '', texts: {} }
