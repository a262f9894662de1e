import { useEffect, useState } from 'react'

/** The colours that a map is drawn in, as CSS colours that a canvas understands. */
export type MapPalette = Record<
  'paper' | 'sheet' | 'wash' | 'brand' | 'brandStrong' | 'ink' | 'muted' | 'contour' | 'contourIndex',
  string
> & { isBold: boolean; isDark: boolean }

const TOKENS = {
  paper: '--color-paper',
  sheet: '--color-sheet',
  wash: '--color-wash',
  brand: '--color-brand',
  brandStrong: '--color-brand-strong',
  ink: '--color-ink',
  muted: '--color-muted',
  contour: '--color-contour',
  contourIndex: '--color-contour-index',
} as const satisfies Record<Exclude<keyof MapPalette, 'isBold' | 'isDark'>, string>

// Media queries that change a token's colour: the system's theme and contrast.
const PREFERENCE_QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
] as const

/** The tokens as the browser resolves them now: a canvas does not understand `light-dark()`. */
function readPalette(): MapPalette {
  const probe = document.createElement('i')
  probe.hidden = true
  probe.style.setProperty('forced-color-adjust', 'none')
  document.body.append(probe)
  const colour = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color || 'rgb(0, 0, 0)'
  }
  const read = Object.entries(TOKENS).map(([name, token]) => [name, colour(token)] as const)
  probe.remove()
  const isBold = PREFERENCE_QUERIES.slice(1).some((query) => matchMedia(query).matches)
  // Every name of TOKENS is present, because the entries come from it.
  const colours = Object.fromEntries(read) as Record<keyof typeof TOKENS, string>
  return { ...colours, isBold, isDark: isDarkColour(colours.paper) }
}

// As computed: `rgb(11, 22, 28)`.
function isDarkColour(colour: string): boolean {
  const [red = 255] = colour.match(/\d+/g)?.map(Number) ?? []
  return red < 128
}

/** The palette of the theme in use, read again when the theme or the system's preferences change. */
export function useMapPalette(): MapPalette {
  const [ink, setInk] = useState(readPalette)
  useEffect(() => {
    const update = () => setInk(readPalette())
    const watch = new MutationObserver(update)
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const queries = PREFERENCE_QUERIES.map((query) => matchMedia(query))
    for (const query of queries) query.addEventListener('change', update)
    return () => {
      watch.disconnect()
      for (const query of queries) query.removeEventListener('change', update)
    }
  }, [])
  return ink
}
