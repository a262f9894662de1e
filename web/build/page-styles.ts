import { PurgeCSS } from 'purgecss'

/** The attributes that app/inline/before-paint.ts and the native app set on the root element before the first paint. */
const EARLY =
  'data-theme light dark data-native data-returning data-next 2 3 data-trip data-installed dir ltr rtl lang'

const DECLARATION = /@(?:font-face|property)[^{]*\{[^}]*\}/g

/** A style sheet in two parts: the rules that every document contains inline, and the rest. */
export type SheetParts = { carried: string; rest: string }

/**
 * Keeps @font-face and @property rules apart. When a later style sheet brings one of them, the browser lays out every text
 * and styles every element again (12 to 20 ms on a desktop computer), even when it is already known.
 */
export function splitSheet(css: string): SheetParts {
  return { carried: (css.match(DECLARATION) ?? []).join(''), rest: css.replace(DECLARATION, '') }
}

/**
 * The rules of the style sheet that can apply to this document: all that it needs until the whole sheet arrives, which
 * boot.ts fetches after the first paint. Its size depends on the page, not on the number of pages.
 */
export async function pageStyles(document: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [document, EARLY].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    // A variable or animation that no remaining rule uses is dropped.
    variables: true,
    keyframes: true,
    // Tailwind's class names contain every character that an attribute may have.
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
  })
  if (!purged) throw new Error('The style sheet could not be read')
  // The licence comment of Tailwind is in the whole style sheet.
  return purged.css.replace(/\/\*![\s\S]*?\*\//, '')
}
