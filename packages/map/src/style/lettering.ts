import type { StreetColours } from './street-colours.ts'
import type { StyleExpression } from './style-layer.ts'

// The first font name sets the weight (MapLibre draws the letters with fonts of the device).
export const SANS = ['Avenir Next', 'Segoe UI', 'sans-serif']
export const SANS_BOLD = ['Avenir Next Semibold', 'Avenir Next', 'Segoe UI', 'sans-serif']
export const SERIF = ['Georgia', 'serif']
export const SERIF_BOLD = ['Georgia Semibold', 'Georgia', 'serif']
export const SERIF_ITALIC = ['Georgia Italic', 'serif']

/** The common properties of all labels. */
export type Labels = { colours: StreetColours; name: StyleExpression; oneLine: StyleExpression }

/** The name in the reader's language and beside it, where it is another, the one on the signs. */
export function nameIn(language: string, between: string): StyleExpression {
  const local = ['coalesce', ['get', 'name'], ['get', 'name:nonlatin'], ['get', 'name_int'], '']
  const own = ['coalesce', ['get', `name:${language}`], ['get', 'name:latin'], local]
  const isSame = ['any', ['==', own, local], ['==', local, '']]
  return ['case', isSame, own, ['format', own, {}, `${between}`, {}, local, { 'font-scale': 0.85 }]]
}

export const symbol = { type: 'symbol' } as const
export const halo = ({ halo: colour }: StreetColours, width = 1.6) =>
  ({ 'text-halo-color': colour, 'text-halo-width': width }) as const
