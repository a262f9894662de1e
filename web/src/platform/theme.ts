import { readStored, type StoredValue, subscribeToStored, useStored, writeStored } from './storage.ts'

type Theme = StoredValue<'theme'>

/** The background colours of ui/tokens.css, for the browser's own bars. */
export const THEME_COLOURS = { light: '#f6f4ea', dark: '#0b161c' }

/** The chosen theme and a function to change it (specification section 3; `system` by default). */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useStored('theme') ?? 'system', setTheme }
}

/** Applies the theme chosen in this or another tab. inline/before-paint.ts does the first paint. Call once. */
export function followTheme(): void {
  subscribeToStored('theme', () => applyTheme(readStored('theme') ?? 'system'))
  applyTheme(readStored('theme') ?? 'system')
}

function setTheme(theme: Theme): void {
  // With blocked storage the choice lasts only as long as the page.
  if (!writeStored('theme', theme)) applyTheme(theme)
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = THEME_COLOURS[theme === 'system' ? own : theme]
  }
}
