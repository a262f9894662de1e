import { useInsertionEffect } from 'react'
import sheetCss from './map.css?inline'
import partsCss from './map-parts.css?inline'
import stopsCss from './map-stops.css?inline'

let isThere = false

/**
 * Adopts the map's style rules, once. They are not in the style sheet of every document, because most pages have no map; the
 * Content-Security-Policy does not count a constructed style sheet as inline.
 */
export function useMapStyles(): void {
  useInsertionEffect(() => {
    if (isThere || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetCss + stopsCss + partsCss)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    isThere = true
  }, [])
}
