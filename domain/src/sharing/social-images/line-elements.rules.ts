import type { FontFamilies } from './fonts.rules.ts'
import { isDisplayFontOnly, splitRuns, type TextRun } from './text-runs.rules.ts'

/** The family name of the display font (data/faces), the same for all weights. */
export const DISPLAY_FONT = 'Bricolage Grotesque 96pt ExtraBold'
/** The available weights; the drawing library accepts only multiples of 100. */
export const WEIGHTS = { line: 500, title: 700 } as const

/** A run of glyphs from left to right: outlines as paths with y upwards, in font units. */
export type ShapedRun = {
  unitsPerEm: number
  advance: number
  glyphs: readonly { path: string; x: number; y: number }[]
}

/** Measures and sets text with the fonts of data/faces only. */
export type TextRenderer = {
  faces: FontFamilies
  /** Width of a line in pixels. */
  widthOf: (text: string, size: number, weight: number) => number
  /**
   * The drawing library sets characters of several glyphs too narrowly, so text outside the display font is drawn as
   * outlines.
   */
  shape: (run: TextRun, weight: number) => ShapedRun
}

type TextPlacement = { x: number; y: number; size: number; weight: number; fill?: string }

/** One line of text in the display font; `y` is its baseline. */
export function textElement(text: string, { x, y, size, weight, fill = '#000' }: TextPlacement): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-family="${DISPLAY_FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}" xml:space="preserve">${escaped}</text>`
}

/** One line of text in the fonts that it needs; right-to-left text ends at the right of the `room` from `x` on. */
export function lineElements(
  text: string,
  { room, isFromRight, ...place }: TextPlacement & { room: number; isFromRight: boolean },
  { faces, shape }: TextRenderer,
): string {
  if (isDisplayFontOnly(text, faces)) return textElement(text, place)
  const { x, y, size, weight, fill = '#000' } = place
  const shaped = splitRuns(text, faces, isFromRight).map((run) => shape(run, weight))
  let from = isFromRight ? x + room - widthOfRuns(shaped, size) : x
  return shaped
    .map((one) => {
      const scale = size / one.unitsPerEm
      const outlines = one.glyphs.map(
        (glyph) => `<path d="${glyph.path}" transform="translate(${glyph.x} ${glyph.y})"/>`,
      )
      const group = `<g fill="${fill}" transform="translate(${rounded(from)} ${y}) scale(${scale} -${scale})">${outlines.join('')}</g>`
      from += one.advance * scale
      return group
    })
    .join('')
}

/** The total width of runs, in pixels. */
export function widthOfRuns(shaped: readonly ShapedRun[], size: number): number {
  return shaped.reduce((sum, { advance, unitsPerEm }) => sum + (advance * size) / unitsPerEm, 0)
}

function rounded(x: number): number {
  return Math.round(x * 10) / 10
}
