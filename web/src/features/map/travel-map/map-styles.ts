import { useInsertionEffect } from 'react'
import sheetCss from './map.css?inline'
import partsCss from './map-parts.css?inline'

let isThere = false

/**
 * Adopts the rules of the map, once. They are not in the style sheet that every document carries, for most pages have no map;
 * a constructed sheet is no inline style to the Content-Security-Policy.
 */
export function useMapStyles(): void {
  useInsertionEffect(() => {
    if (isThere || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetCss + partsCss)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    isThere = true
  }, [])
}
