import { PurgeCSS } from 'purgecss'

/** What app/inline/before-paint.ts and the native shell write on the root element before anything is painted. */
const EARLY = 'data-theme light dark data-native data-returning data-trip data-installed dir ltr rtl lang'

/**
 * The rules of the style sheet that can apply to this document as it stands: what it needs until the whole sheet, which
 * boot.ts fetches after the first paint, is there. It stays as small as the page is, however many pages there are.
 */
export async function pageStyles(document: string, css: string): Promise<string> {
  const [found] = await new PurgeCSS().purge({
    content: [document, EARLY].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    // Tailwind's class names hold all that may stand in an attribute.
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
  })
  if (!found) throw new Error('The style sheet could not be read')
  // Notices stay in the whole sheet.
  const rules = found.css.replace(/\/\*.*?\*\/\s*/gs, '')
  return withoutFaces(withoutProperties(rules), document)
}

/** Registers only the custom properties that something reads: Tailwind registers those of the whole sheet. */
function withoutProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const keepRead = (rule: string, name: string) => (read.has(name) ? rule : '')
  return css
    .replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, keepRead)
    .replace(/@layer properties\s*\{.*?\}\s*\}\s*\}/s, (layer) =>
      layer.replace(/(--[\w-]+):[^;}]*;?/g, keepRead),
    )
}

/** Names only the parts of a face that have a letter of this document: another part is fetched with the whole sheet. */
function withoutFaces(css: string, document: string): string {
  const letters = new Set([...document].map((letter) => letter.codePointAt(0) ?? 0))
  return css.replace(/@font-face\s*\{[^}]*?unicode-range:([^;}]+)[^}]*\}/g, (face, ranges: string) =>
    ranges.split(',').some((range) => holdsOneOf(range, letters)) ? face : '',
  )
}

// `U+20-7E`, `U+A0`.
function holdsOneOf(range: string, letters: ReadonlySet<number>): boolean {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
  const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  return [...letters].some((letter) => letter >= first && letter <= last)
}
