import { type Rasteriser, WEIGHTS } from './drawing.rules.ts'

type Widths = Rasteriser['widthOf']
const LEADING = 1.08

/** A title in the first of its sizes (pixels) in which it takes few lines; in the last one it ends in an ellipsis. */
export function fitTitle(
  title: string,
  widthOf: Widths,
  { sizes, width, mostLines }: { sizes: readonly number[]; width: number; mostLines: number },
): { size: number; lines: string[]; leading: number } {
  const tried = sizes.map((size) => {
    return {
      size,
      leading: LEADING,
      lines: balance(title, width, (text) => widthOf(text, size, WEIGHTS.title)),
    }
  })
  const fits = tried.find(({ lines }, at) => lines.length <= (at === 0 ? 2 : 3))
  const smallest = tried.at(-1) ?? { size: 0, leading: LEADING, lines: [] }
  return fits ?? { ...smallest, lines: shorten(smallest.lines, mostLines) }
}

/** Lines of like length: no more of them than need be, and no last word alone. */
function balance(text: string, width: number, widthOf: (text: string) => number): string[] {
  const known = new Map<string, number>()
  const remembered = (part: string) => {
    const measured = known.get(part) ?? widthOf(part)
    known.set(part, measured)
    return measured
  }
  const widest = wrap(text, width, remembered)
  const narrower = [0.9, 0.8, 0.7, 0.6, 0.5].map((share) => wrap(text, share * width, remembered))
  return narrower.findLast((lines) => lines.length === widest.length) ?? widest
}

/** A text in lines of at most a width; a word that is wider stands alone. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** What does not fit ends in an ellipsis. */
export function shorten(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const kept = lines.slice(0, most)
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[\s.,;:]*\S*$/, '')}…`]
}
