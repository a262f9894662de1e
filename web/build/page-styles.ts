import { PurgeCSS } from 'purgecss'

/** The attributes that app/inline/before-paint.ts and the native shell set on the root element before the first paint. */
const EARLY =
  'data-theme light dark data-native data-returning data-next 2 3 data-trip data-installed dir ltr rtl lang'

const DECLARATION = /@(?:font-face|property)[^{]*\{[^}]*\}/g

/** A style sheet in two parts: the rules that every document contains inline, and the rest. */
export type SheetParts = { carried: string; rest: string }

/**
 * Faces and registered variables apart. One of them that comes with a later sheet makes the browser lay out every text and
 * style every element anew (12 to 20 ms on a desktop computer), even when it is known already.
 */
export function splitSheet(css: string): SheetParts {
  return { carried: (css.match(DECLARATION) ?? []).join(''), rest: css.replace(DECLARATION, '') }
}

/**
 * The rules of the style sheet that can apply to this document as it stands: what it needs until the whole sheet, which
 * boot.ts fetches after the first paint, is there. It stays as small as the page is, however many pages there are.
 */
export async function pageStyles(document: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [document, EARLY].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    // A variable or animation that no remaining rule uses is dropped.
    variables: true,
    keyframes: true,
    // Tailwind's class names hold all that may stand in an attribute.
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
  })
  if (!purged) throw new Error('The style sheet could not be read')
  // The licence comment of Tailwind is in the whole sheet.
  return purged.css.replace(/\/\*![\s\S]*?\*\//, '')
}
