import type { FontFamilies } from './fonts.rules.ts'
import { isDisplayFontOnly, splitRuns, type TextRun } from './text-runs.rules.ts'

/** What the files of the display face (data/faces) call themselves, whatever their weight. */
export const DISPLAY_FONT = 'Bricolage Grotesque 96pt ExtraBold'
/** The weights that there are; a drawing library knows whole hundreds only. */
export const WEIGHTS = { line: 500, title: 700 } as const

/** A stretch set in glyphs, from left to right: outlines as paths with y upwards, all in units of the face. */
export type ShapedRun = {
  unitsPerEm: number
  advance: number
  glyphs: readonly { path: string; x: number; y: number }[]
}

/** What a text is measured and set with: the faces of data/faces and no others. */
export type TextRenderer = {
  faces: FontFamilies
  /** Width of a line in pixels. */
  widthOf: (text: string, size: number, weight: number) => number
  /** The drawing library sets signs of several glyphs too narrowly, so it gets outlines where the display face does not do. */
  shape: (run: TextRun, weight: number) => ShapedRun
}

type TextPlacement = { x: number; y: number; size: number; weight: number; fill?: string }

/** One line of text in the display face; `y` is its base line. */
export function textElement(text: string, { x, y, size, weight, fill = '#000' }: TextPlacement): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-family="${DISPLAY_FONT}" font-size="${size}" font-weight="${weight}" fill="${fill}" xml:space="preserve">${escaped}</text>`
}

/** One line of text in the faces that it needs; one from the right ends at the right of the `room` from `x` on. */
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

/** How wide stretches are side by side, in pixels. */
export function widthOfRuns(shaped: readonly ShapedRun[], size: number): number {
  return shaped.reduce((sum, { advance, unitsPerEm }) => sum + (advance * size) / unitsPerEm, 0)
}

function rounded(x: number): number {
  return Math.round(x * 10) / 10
}
