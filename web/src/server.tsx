import { prerender } from 'react-dom/static'
import { textOf } from '#platform/text/use-text.ts'
import { App } from './app/app.tsx'
import { findRoute } from './app/find-route.ts'
import { headHtml, headOf } from './app/head.ts'
import { loadPage } from './app/page-loader.ts'
import { REDIRECTS } from './app/routes/redirects.ts'
import { ROUTES } from './app/routes.ts'

/** Paths with a document of their own, and every pattern that the app answers, for the server's 404. */
export const prerenderedPaths = ROUTES.filter((route) => route.prerender).map((route) => route.path)
export const knownPatterns = [...ROUTES.map((route) => route.path), ...REDIRECTS.map(({ from }) => from)]

/** The markup and the head of one page, in English. The page is loaded first, so that React has nothing to wait for. */
export async function renderPage(path: string, origin: string): Promise<{ html: string; head: string }> {
  const route = findRoute(path)
  await loadPage(route, path)
  const { prelude } = await prerender(<App ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const { texts } = await route.load()
  const head = headOf(
    route,
    (key, values) => textOf(texts, key, values),
    { pathname: path, search: '' },
    origin,
  )
  return { html: await new Response(prelude).text(), head: headHtml(head) }
}
