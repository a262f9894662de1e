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
  return withoutIdleRegistrations(found.css)
}

// Tailwind registers each of its variables, also those that no rule of this document sets or reads; and says its name, as
// the whole sheet does.
function withoutIdleRegistrations(css: string): string {
  const rules = css.replace(REGISTRATION, '')
  return css
    .replace(REGISTRATION, (rule, name: string) => (rules.includes(name) ? rule : ''))
    .replace(/\/\*![\s\S]*?\*\//, '')
}
