import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

export const MAIN_ID = 'main'

/** Specification section 2: the page scrolls to top on every route change. The focus moves too, for screen readers. */
export function useScrollToTop(): void {
  const [path] = useLocation()
  const before = useRef(path)
  useEffect(keepBrowserFromScrolling, [])
  useLayoutEffect(() => {
    if (before.current === path) return
    before.current = path
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, left: 0, behavior: 'instant' })
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [path])
}

// Going back, the browser would restore the old scroll position after us. A reload restores it itself.
function keepBrowserFromScrolling(): () => void {
  const set = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  const [stop, resume] = [set('manual'), set('auto')]
  stop()
  addEventListener('pagehide', resume)
  addEventListener('pageshow', stop)
  return () => {
    removeEventListener('pagehide', resume)
    removeEventListener('pageshow', stop)
  }
}
