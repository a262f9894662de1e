export { type FontFamilies, type FontFamilyRow, hasGlyphs, toFontFamilies } from './fonts.rules.ts'
export {
  DISPLAY_FONT,
  lineElements,
  type ShapedRun,
  type TextRenderer,
  WEIGHTS,
} from './line-elements.rules.ts'
export {
  drawContourMap,
  frameImage,
  IMAGE_PALETTE,
  OG_IMAGE_SIZE,
  positionFromText,
} from './social-image.rules.ts'
export { baseLine, fitTitle, heightOf, shorten, wrap } from './text-layout.rules.ts'
export { makeTextRenderer } from './text-renderer.rules.ts'
export { isDisplayFontOnly, isRtl, type TextRun } from './text-runs.rules.ts'
