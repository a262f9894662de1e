import { leadingOf } from './fonts.rules.ts'
import { splitAtLineBreaks } from './line-breaks.rules.ts'
import { type TextRenderer, WEIGHTS } from './line-elements.rules.ts'
import { isRtl } from './text-runs.rules.ts'

const LEADING = 1.08
/** From here on a title takes the place of what stands below one line earlier. */
const TALL = 1.25

/** A title in lines. All but `lines` and `isFromRight` in shares of the size, or pixels. */
export type FittedTitle = {
  size: number
  lines: string[]
  leading: number
  /** How much lower than usual the first base line is, for marks above it; as much is free below the last. */
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

/** How high a title is, in pixels, from its top to its last base line, or to the end of the marks below it. */
export function heightOf({ size, lines, leading, rise }: FittedTitle): number {
  return size * (0.8 + 2 * rise + leading * (lines.length - 1))
}

/** The base line of a row of a title, in pixels from its top. */
export function baseLine({ size, leading, rise }: FittedTitle, row: number): number {
  return size * (0.8 + rise + leading * row)
}

/** Lines of like length: no more of them than need be, and no last word alone. */
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

/** A text in lines of at most a width; a word that is wider stands alone. */
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

/** What does not fit ends in an ellipsis. */
export function shorten(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const visible = lines.slice(0, most)
  const words = splitAtLineBreaks(visible.at(-1) ?? '').slice(0, -1)
  return [...visible.slice(0, -1), `${words.join('').replace(/[\s.,;:]+$/, '')}…`]
}
