import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { appMessages } from './app.messages.ts'
import { findRoute } from './find-route.ts'
import { usePage } from './page-loader.ts'

/** The way here, on every page but home (specification section 2). Keeps its room while the page is on its way. */
export function Breadcrumbs() {
  const [path] = useLocation()
  const route = findRoute(path)
  const page = usePage(route, path)
  const t = useText(appMessages)
  const tPage = useText(page?.state === 'loaded' ? page.page.texts : EMPTY)
  if (route.breadcrumb === null) return null

  return (
    <nav aria-label={t('nav.breadcrumbs')} className="page pt-4">
      <ol className="coordinate flex min-h-6 flex-wrap items-center gap-2">
        <li>
          <Link href="/" className="underline hover:text-ink">
            {t('nav.home')}
          </Link>
        </li>
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

const EMPTY: { feature: string; texts: Record<string, string> } = { feature: '', texts: {} }
