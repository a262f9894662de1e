import { readFileSync } from 'node:fs'
import type { ShapedRun, TextRenderer, TextRun } from '@tripwright/domain/sharing/social-images'
import { Blob, Direction, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs'
import { FONTS_DIR, listFonts } from './fonts.service.ts'

// HarfBuzz takes 20 ms to load, so the drawing thread imports this file only when a text is in another script.

export type ShapeText = TextRenderer['shape']

const fonts = new Map<string, { font: Font; unitsPerEm: number }>()

/** A run of text as glyphs, joined and ordered as its script requires. */
export function shapeRun({ text, face, isRtl }: TextRun, weight: number): ShapedRun {
  const files = (face ?? listFonts()[0])?.files ?? []
  const { font, unitsPerEm } = fontIn(files.find((file) => file.endsWith(`-${weight}.ttf`)) ?? files[0] ?? '')
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  letters.setDirection(isRtl ? Direction.RTL : Direction.LTR)
  shape(font, letters)
  const positions = letters.getGlyphPositions()
  let advance = 0
  const glyphs = letters.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const x = advance + xOffset
    advance += xAdvance
    return { path: font.glyphToPath(glyph), x, y: yOffset }
  })
  return { unitsPerEm, advance, glyphs }
}

function fontIn(file: string): { font: Font; unitsPerEm: number } {
  const cached = fonts.get(file)
  if (cached) return cached
  const bytes = readFileSync(new URL(file, FONTS_DIR))
  const face = new Face(new Blob(new Uint8Array(bytes).buffer))
  const made = { font: new Font(face), unitsPerEm: face.upem }
  fonts.set(file, made)
  return made
}
