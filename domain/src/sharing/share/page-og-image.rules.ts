import {
  baseLine,
  drawContourMap,
  fitTitle,
  frameImage,
  heightOf,
  IMAGE_PALETTE,
  isRtl,
  lineElements,
  positionFromText,
  shorten,
  type TextRenderer,
  WEIGHTS,
  wrap,
} from '../social-images/index.ts'

/** The texts of a page's social image. */
export type PageOgTexts = { path: string; title: string; line: string }

const TEXT = { left: 80, width: 640, top: 180, bottom: 530, gap: 64 }
const MAP_BOX = { x: 770, y: 76, width: 354, height: 478 }
const TITLE = { sizes: [76, 64, 54], width: TEXT.width, maxLines: 4 }
const LINE = { size: 29, leading: 1.35, maxLines: 3 }

/** The social image of a page: its title, and contours of a made-up place that belongs to this page. */
export function drawPageOgImage({ path, title, line }: PageOgTexts, pen: TextRenderer): string {
  const fitted = fitTitle(title, pen, TITLE)
  const caption = shorten(
    wrap(line, TEXT.width, (text) => pen.widthOf(text, LINE.size, WEIGHTS.line)),
    LINE.maxLines,
  )
  const titleHeight = heightOf(fitted)
  const height = titleHeight + TEXT.gap + LINE.size * LINE.leading * (caption.length - 1)
  const top = TEXT.top + Math.max(0, (TEXT.bottom - TEXT.top - height) / 2)
  const frame = { x: TEXT.left, room: TEXT.width }
  const words = fitted.lines.map((text, row) => {
    const { size, isFromRight } = fitted
    const y = top + baseLine(fitted, row)
    return lineElements(
      text,
      { ...frame, y, size, isFromRight, weight: WEIGHTS.title, fill: IMAGE_PALETTE.ink },
      pen,
    )
  })
  const below = { size: LINE.size, weight: WEIGHTS.line, fill: IMAGE_PALETTE.muted, isFromRight: isRtl(line) }
  const lines = caption.map((text, row) => {
    const y = top + titleHeight + TEXT.gap + LINE.size * LINE.leading * row
    return lineElements(text, { ...frame, ...below, y }, pen)
  })
  return frameImage(`${drawContourMap(positionFromText(path), MAP_BOX)}${words.join('')}${lines.join('')}`)
}
