import { sameOriginPath } from '../auth-redirect.ts'

/** What the device itself answers, and a file in memory. */
const DEVICE_LINKS = new Set(['tel:', 'mailto:', 'geo:', 'maps:', 'otpauth:', 'webcal:', 'blob:'])

type LinkHandlers = {
  /** Opens an address in a browser over the app. */
  openOutside: (url: string) => void
  /** Opens one of our pages. */
  openPage: (path: string) => void
}

/**
 * Decides where a clicked link leads in the native app: a page of ours opens in the app, every other web address in a browser over
 * it. The app's own window never leaves for another site. What the device answers (tel:, mailto:, geo:, maps:) is left to it.
 */
export function followLinks(root: Document, handlers: LinkHandlers): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A link without an address opens nothing, and one to a download is a file in memory.
    if (!link?.href || event.defaultPrevented || link.download !== '') return
    if (!follow(link, handlers)) event.preventDefault()
  })
}

// Whether the web view itself may follow the link.
function follow({ href, target }: HTMLAnchorElement, { openOutside, openPage }: LinkHandlers): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, origin, pathname, search, hash } = new URL(href)
  if (DEVICE_LINKS.has(protocol)) return true
  if (origin === location.origin) {
    const path = sameOriginPath(pathname + search + hash)
    if (target !== '_blank' || path === null) return path !== null
    openPage(path)
  } else if (protocol === 'https:' || protocol === 'http:') openOutside(href)
  return false
}
