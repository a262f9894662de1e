import { PurgeCSS } from 'purgecss'

/** What app/inline/before-paint.ts and the native shell write on the root element before anything is painted. */
const EARLY = 'data-theme light dark data-native data-returning data-trip data-installed dir ltr rtl lang'

const REGISTRATION = /@property (--[\w-]+)\s*\{[^}]*\}/g

/**
 * The rules of the style sheet that can apply to this document as it stands: what it needs until the whole sheet, which
 * boot.ts fetches after the first paint, is there. It stays as small as the page is, however many pages there are.
 */
export async function pageStyles(document: string, css: string): Promise<string> {
  const [found] = await new PurgeCSS().purge({
    content: [document, EARLY].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    // What no rule that is left uses, the document does not need.
    ...{ variables: true, keyframes: true },
    // Tailwind's class names hold all that may stand in an attribute.
    defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
  })
  if (!found) throw new Error('The style sheet could not be read')
  return withoutFaces(withoutIdleRegistrations(found.css), document)
}

// Tailwind registers each of its variables, also those that no rule of this document sets or reads; and says its name, as
// the whole sheet does.
function withoutIdleRegistrations(css: string): string {
  const rules = css.replace(REGISTRATION, '')
  return css
    .replace(REGISTRATION, (rule, name: string) => (rules.includes(name) ? rule : ''))
    .replace(/\/\*![\s\S]*?\*\//, '')
}

// Of a face it names the parts that have a letter of this document: the others come with the whole sheet.
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
