import { leadingOf } from './fonts.rules.ts'
import { splitAtLineBreaks } from './line-breaks.rules.ts'
import { type TextRenderer, WEIGHTS } from './line-elements.rules.ts'
import { isRtl } from './text-runs.rules.ts'

const LEADING = 1.08
/** From this size on, a title pushes the text below down one line earlier. */
const TALL = 1.25

/** A title in lines. All fields except `lines` and `isFromRight` are multiples of the font size, or pixels. */
export type FittedTitle = {
  size: number
  lines: string[]
  leading: number
  /** The extra space above the first baseline, for high marks; the same below the last one. */
  rise: number
  isFromRight: boolean
}

/** A title in the first of its sizes (pixels) in which it takes few lines; in the last one it ends in an ellipsis. */
export function fitTitle(
  title: string,
  { widthOf, faces }: TextRenderer,
  { sizes, width, maxLines }: { sizes: readonly number[]; width: number; maxLines: number },
): FittedTitle {
  const leading = leadingOf(title, faces, LEADING)
  const frame = { leading, rise: (leading - LEADING) / 2, isFromRight: isRtl(title) }
  const tried = sizes.map((size) => ({
    ...frame,
    size,
    lines: balance(title, width, (text) => widthOf(text, size, WEIGHTS.title)),
  }))
  const isTall = leading >= TALL
  const most = (at: number) => (at === 0 ? 2 : 3) - (isTall ? 1 : 0)
  const fits = tried.find(({ lines }, at) => lines.length <= most(at))
  const smallest = tried.at(-1) ?? { ...frame, size: 0, lines: [] }
  return fits ?? { ...smallest, lines: shorten(smallest.lines, Math.min(maxLines, isTall ? 3 : maxLines)) }
}

/** The height of a title in pixels, from its top to its last baseline, or to the end of the marks below it. */
export function heightOf({ size, lines, leading, rise }: FittedTitle): number {
  return size * (0.8 + 2 * rise + leading * (lines.length - 1))
}

/** The baseline of a line of a title, in pixels from its top. */
export function baseLine({ size, leading, rise }: FittedTitle, row: number): number {
  return size * (0.8 + rise + leading * row)
}

/** Balances lines: as few as possible, and the last word not alone. */
function balance(text: string, width: number, widthOf: (text: string) => number): string[] {
  const widths = new Map<string, number>()
  const remembered = (part: string) => {
    const measured = widths.get(part) ?? widthOf(part)
    widths.set(part, measured)
    return measured
  }
  const widest = wrap(text, width, remembered)
  const narrower = [0.9, 0.8, 0.7, 0.6, 0.5].map((share) => wrap(text, share * width, remembered))
  return narrower.findLast((lines) => lines.length === widest.length) ?? widest
}

/** Breaks a text into lines of a maximum width; a wider word gets its own line. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const piece of splitAtLineBreaks(text)) {
    const last = lines.at(-1)
    const longer = last === undefined ? piece : last + piece
    if (last !== undefined && widthOf(longer) <= width) lines.splice(-1, 1, longer)
    else lines.push(piece.trimStart())
  }
  return lines
}

/** Cuts a text that does not fit, with an ellipsis. */
export function shorten(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const visible = lines.slice(0, most)
  const words = splitAtLineBreaks(visible.at(-1) ?? '').slice(0, -1)
  return [...visible.slice(0, -1), `${words.join('').replace(/[\s.,;:]+$/, '')}…`]
}
