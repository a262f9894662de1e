import { useEffect } from 'react'
import { Redirect, Router, useLocation, useSearch } from 'wouter'
import { DeviceProvider } from '#platform/device-context.tsx'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { findRedirect } from './find-route.ts'
import { loadThenNavigate } from './navigation.ts'
import { RouteView } from './route-guard.tsx'
import { REDIRECTS } from './routes/redirects.ts'
import { Shell } from './shell.tsx'

type AppProps = {
  /** The path to render where there is no browser: while prerendering. */
  ssrPath?: string
  /** Runs once, after hydration. */
  onReady?: () => void
}

// Always the same element: only components that read the address or the device render again when it changes.
const PAGE = (
  <Shell>
    <RouteView />
  </Shell>
)

/** The whole app: routing, the shell, and the page. */
export function App({ ssrPath, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <DeviceProvider>
      <Router aroundNav={loadThenNavigate} {...(ssrPath !== undefined && { ssrPath, ssrSearch: '' })}>
        <Content />
      </Router>
    </DeviceProvider>
  )
}

function Content() {
  const [path] = useLocation()
  const search = useSearch()
  const target = findRedirect(REDIRECTS, path, search, useLayoutVariant())
  return target === null ? PAGE : <Redirect to={target} replace />
}
