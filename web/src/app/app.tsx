import { useEffect } from 'react'
import { Redirect, Router, useLocation, useSearch } from 'wouter'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { findRedirect } from './find-route.ts'
import { loadThenNavigate } from './navigation.ts'
import { RouteView } from './route-view.tsx'
import { REDIRECTS } from './routes/redirects.ts'
import { Shell } from './shell.tsx'

type AppProps = {
  /** The path to draw where there is no browser: while prerendering. */
  ssrPath?: string
  /** Runs once, when everything drawn answers to clicks. */
  onReady?: () => void
}

/** The whole app: routing, the shell, and the page. */
export function App({ ssrPath, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <Router aroundNav={loadThenNavigate} {...(ssrPath !== undefined && { ssrPath, ssrSearch: '' })}>
      <Content />
    </Router>
  )
}

function Content() {
  const [path] = useLocation()
  const search = useSearch()
  const target = findRedirect(REDIRECTS, path, search, useLayoutVariant())
  if (target !== null) return <Redirect to={target} replace />
  return (
    <Shell>
      <RouteView />
    </Shell>
  )
}
