import { readStored, type StoredValue, subscribeToStored, useStored, writeStored } from './storage.ts'

type Theme = StoredValue<'theme'>

/** The ground colours of ui/tokens.css, for the browser's own bars. */
export const THEME_COLOURS = { light: '#f6f4ea', dark: '#0b161c' }

/** The chosen theme and how to choose another (specification section 3; `system` until somebody chooses). */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useStored('theme') ?? 'system', setTheme }
}

/** Keeps the page in the theme that this or another tab chooses. The first paint is inline/before-paint.ts. Call once. */
export function followTheme(): void {
  subscribeToStored('theme', () => applyTheme(readStored('theme') ?? 'system'))
  applyTheme(readStored('theme') ?? 'system')
}

function setTheme(theme: Theme): void {
  // Blocked storage forgets the choice with the page, but the page obeys.
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
