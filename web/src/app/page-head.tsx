import type { Messages } from '@tripwright/domain/base/text'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { applyHead, headOf } from './head.ts'
import type { PageRoute } from './routes/route.ts'

/** Updates the document's head for the page and the locale in use. Renders nothing. */
export function PageHead({ route, texts }: { route: PageRoute; texts: Messages }) {
  const [pathname] = useLocation()
  const search = useSearch()
  const t = useText(texts)
  useEffect(() => {
    applyHead(headOf(route, t, { pathname, search }, publicOrigin()))
  }, [route, t, pathname, search])
  return null
}

let origin: string | null = null

/** The origin for search engines: that of the fetched document, whatever host served it. */
function publicOrigin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  origin ??= new URL(canonical?.href ?? location.href).origin
  return origin
}
