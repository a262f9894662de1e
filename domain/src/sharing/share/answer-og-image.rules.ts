import {
  baseLine,
  drawContourMap,
  fitTitle,
  frameImage,
  heightOf,
  IMAGE_PALETTE,
  lineElements,
  positionFromText,
  shorten,
  type TextRenderer,
  WEIGHTS,
  wrap,
} from '../social-images/index.ts'

/** A labelled figure or word under the answer. */
export type AnswerFigure = { label: string; value: string }

/**
 * The answer of a tool for its social image and page head. All texts are ours, because a link must not carry another
 * person's text.
 */
export type AnswerSummary = {
  /** The name of the tool. */
  kicker: string
  /** The answer in one sentence. */
  title: string
  /** Further details; may be empty. */
  line: string
  /** Up to three. */
  figures: readonly AnswerFigure[]
  /** Source and age of the answer. */
  source: string
  /** The place of the contours, in degrees; a made-up place for an answer without one. */
  at: { lat: number; lon: number } | null
}

const LEFT = 80
const WIDTH = 660
const KICKER = { size: 25, y: 184 }
const TITLE = { sizes: [66, 56, 47], width: WIDTH, maxLines: 3, top: 206 }
const LINE = { size: 27, leading: 1.35, gap: 48, lowest: 434 }
const FIGURES = { top: 452, label: 480, name: 20, value: 520, sizes: [34, 29, 25, 21, 18], gap: 28 }
const SOURCE = { size: 19, y: 566, width: 1040 }
const MAP_BOX = { x: 790, y: 76, width: 334, height: 436 }

/** The social image of an answer: its text and figures, its source, and the contours of its place. */
export function drawAnswerOgImage(words: AnswerSummary, pen: TextRenderer): string {
  const { kicker, line, source, at } = words
  const title = fitTitle(words.title, pen, TITLE)
  const below = TITLE.top + heightOf(title) + LINE.gap
  const rows = title.lines.length > 2 || below + LINE.size * LINE.leading > LINE.lowest ? 1 : 2
  const wrapped = (content: string, width: number, size: number, most: number) =>
    shorten(
      wrap(content, width, (part) => pen.widthOf(part, size, WEIGHTS.line)),
      most,
    )
  const texts = [
    text(kicker, { y: KICKER.y, size: KICKER.size, isStrong: true, fill: IMAGE_PALETTE.brand }, pen),
    ...title.lines.map((one, row) => {
      const y = TITLE.top + baseLine(title, row)
      const { size, isFromRight } = title
      return text(one, { y, size, isStrong: true, fill: IMAGE_PALETTE.ink, isFromRight }, pen)
    }),
    ...wrapped(line, WIDTH, LINE.size, rows).map((one, row) =>
      text(
        one,
        { y: below + LINE.size * LINE.leading * row, size: LINE.size, fill: IMAGE_PALETTE.muted },
        pen,
      ),
    ),
    ...wrapped(source, SOURCE.width, SOURCE.size, 1).map((one) =>
      text(one, { y: SOURCE.y, size: SOURCE.size, fill: IMAGE_PALETTE.muted }, pen),
    ),
  ]
  return frameImage(
    `${drawContourMap(at ?? positionFromText(words.title), MAP_BOX)}${texts.join('')}${figures(words.figures, pen)}`,
  )
}

type Style = { x?: number; y: number; size: number; isStrong?: boolean; fill: string; isFromRight?: boolean }

function text(
  content: string,
  { x = LEFT, isStrong = false, isFromRight = false, ...style }: Style,
  pen: TextRenderer,
): string {
  const weight = isStrong ? WEIGHTS.title : WEIGHTS.line
  return lineElements(content, { ...style, x, weight, room: WIDTH, isFromRight }, pen)
}

// All in one font size; each column is as wide as its text, and the rest of the width is shared equally.
function figures(rows: readonly AnswerFigure[], pen: TextRenderer): string {
  const visible = rows.slice(0, 3)
  const widthsAt = (size: number) =>
    visible.map(({ label, value }) =>
      Math.max(pen.widthOf(label, FIGURES.name, WEIGHTS.line), pen.widthOf(value, size, WEIGHTS.title)),
    )
  const spare = (widths: readonly number[]) =>
    WIDTH - FIGURES.gap * (visible.length - 1) - widths.reduce((sum, width) => sum + width, 0)
  const size = FIGURES.sizes.find((one) => spare(widthsAt(one)) >= 0) ?? FIGURES.sizes.at(-1) ?? 0
  const widths = widthsAt(size)
  const more = Math.max(0, spare(widths)) / visible.length
  return visible
    .map(({ label, value }, column) => {
      const before = widths.slice(0, column).reduce((sum, width) => sum + width + more + FIGURES.gap, 0)
      const [x, room] = [Math.round(LEFT + before), Math.round((widths[column] ?? 0) + more)]
      const rule = `<path d="M${x} ${FIGURES.top}h${room}" stroke="${IMAGE_PALETTE.ink}" stroke-width="2"/>`
      const name = text(label, { x, y: FIGURES.label, size: FIGURES.name, fill: IMAGE_PALETTE.muted }, pen)
      return `${rule}${name}${text(value, { x, y: FIGURES.value, size, isStrong: true, fill: IMAGE_PALETTE.ink }, pen)}`
    })
    .join('')
}
