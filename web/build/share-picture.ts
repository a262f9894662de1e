import { drawContours } from '../src/ui/contour-drawing.ts'
import { type Rasteriser, textElement, WEIGHTS } from './rasterise.ts'

/** What is said in the picture of a page. */
export type PictureWords = { path: string; title: string; line: string }

// What link previews ask for (ogp.me and the cards of X): 1.91 to 1.
const PICTURE_SIZE = { width: 1200, height: 630 } as const

// Paper by day, as in ui/tokens.css: a preview has no theme.
const INK = '#14262c'
const MUTED = '#4b5d61'
const BRAND = '#0a5c66'
const SIGNAL = '#b3351d'

const TEXT = { left: 80, width: 640, top: 180, bottom: 530, gap: 64 }
const PLATE = { x: 770, y: 76, width: 354, height: 478 }
const TITLE = { sizes: [76, 64, 54], leading: 1.08, mostLines: 4 }
const LINE = { size: 29, leading: 1.35, mostLines: 3 }

/** The picture that stands beside a link to a page: its title on paper, and a map of nowhere that is only its own. */
export function sharePicture(
  { path, title, line }: PictureWords,
  { widthOf }: Pick<Rasteriser, 'widthOf'>,
): string {
  const { size, lines } = fitTitle(title, widthOf)
  const said = shorten(
    wrap(line, (text) => widthOf(text, LINE.size, WEIGHTS.line)),
    LINE.mostLines,
  )
  const titleHeight = size * (0.8 + TITLE.leading * (lines.length - 1))
  const height = titleHeight + TEXT.gap + LINE.size * LINE.leading * (said.length - 1)
  const top = TEXT.top + Math.max(0, (TEXT.bottom - TEXT.top - height) / 2)
  const words = lines.map((text, at) =>
    textElement(text, {
      ...{ x: TEXT.left, y: top + size * (0.8 + TITLE.leading * at), size, weight: WEIGHTS.title },
      fill: INK,
    }),
  )
  const below = said.map((text, at) =>
    textElement(text, {
      ...{ x: TEXT.left, y: top + titleHeight + TEXT.gap + LINE.size * LINE.leading * at, size: LINE.size },
      ...{ weight: WEIGHTS.line, fill: MUTED },
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">
<rect width="100%" height="100%" fill="#f6f4ea"/>
<g fill="none" stroke="${INK}"><rect x="29" y="29" width="1142" height="572" stroke-width="2"/><rect x="37.5" y="37.5" width="1125" height="555" stroke="#d5d3c3"/></g>
${brand()}${plate(path)}${words.join('')}${below.join('')}
</svg>`
}

function brand(): string {
  const name = textElement('Tripwright', { x: 142, y: 122, size: 36, weight: WEIGHTS.title, fill: INK })
  return `<g transform="translate(${TEXT.left} 86) scale(1.5)" fill="none" stroke="${BRAND}" stroke-width="1.4">
<path d="M16 2.5c8.5 0 13.8 5.2 13.5 13.2C29.2 24.2 24 29.5 15.5 29.5 7.4 29.5 2.3 24 2.5 15.6 2.7 7.5 8 2.5 16 2.5z"/>
<path d="M16.2 7c5.7 0 9.1 3.6 8.9 9-.2 5.6-3.8 9.1-9.3 9-5.4-.1-8.9-3.7-8.8-9.2C7.1 10.4 10.7 7 16.2 7z"/>
<path d="M20 10.7l-1.9 7.4-4.4-4.2z" fill="${BRAND}" stroke="none"/><path d="M12 21.3l1.7-7.4 4.4 4.2z"/></g>${name}`
}

// The window into the drawing stands around its summit, as far as the drawing goes.
function plate(path: string): string {
  const { lat, lon } = placeOf(path)
  const art = drawContours(lat, lon, 'card')
  const scale = PLATE.height / art.height
  const shown = PLATE.width / scale
  const from = Math.min(Math.max(art.mark.x - shown / 2, 0), art.width - shown)
  const { x, y } = art.mark
  return `<svg x="${PLATE.x}" y="${PLATE.y}" width="${PLATE.width}" height="${PLATE.height}" viewBox="${from} 0 ${shown} ${art.height}">
<rect x="${from}" width="${shown}" height="${art.height}" fill="#fdfcf7"/>
<g fill="none" stroke="#c3a87a" stroke-width=".65" stroke-linejoin="round"><path d="${art.water}" fill="#d9e7e2" stroke="${BRAND}"/><path d="${art.fine}"/>
<path d="${art.index}" stroke="#a5824c" stroke-width="1.1"/><path d="${art.grid}" stroke="${MUTED}" opacity=".5"/>
<path d="M${x} ${y - 9}l8 14h-16zm0 8v1" fill="#fdfcf7" stroke="${SIGNAL}" stroke-width="1.3" stroke-linecap="round"/></g></svg>
<rect x="${PLATE.x}" y="${PLATE.y}" width="${PLATE.width}" height="${PLATE.height}" fill="none" stroke="${INK}" stroke-width="2"/>`
}

/** A place for a path, the same each time: FNV-1a, spread over the inhabited latitudes. */
function placeOf(path: string): { lat: number; lon: number } {
  let hash = 0x811c9dc5
  for (const letter of path) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return { lat: (hash % 12_000) / 100 - 55, lon: (Math.floor(hash / 12_000) % 36_000) / 100 - 180 }
}

function fitTitle(title: string, widthOf: Rasteriser['widthOf']): { size: number; lines: string[] } {
  const tried = TITLE.sizes.map((size) => {
    return { size, lines: balance(title, (text) => widthOf(text, size, WEIGHTS.title)) }
  })
  const fits = tried.find(({ lines }, at) => lines.length <= (at === 0 ? 2 : 3))
  const smallest = tried.at(-1) ?? { size: 0, lines: [] }
  return fits ?? { size: smallest.size, lines: shorten(smallest.lines, TITLE.mostLines) }
}

/** Lines of like length: no more of them than need be, and no last word alone. */
function balance(text: string, widthOf: (text: string) => number): string[] {
  const known = new Map<string, number>()
  const remembered = (part: string) => {
    const width = known.get(part) ?? widthOf(part)
    known.set(part, width)
    return width
  }
  const widest = wrap(text, remembered)
  const narrower = [0.9, 0.8, 0.7, 0.6, 0.5].map((share) => wrap(text, remembered, share * TEXT.width))
  return narrower.findLast((lines) => lines.length === widest.length) ?? widest
}

function wrap(text: string, widthOf: (text: string) => number, width: number = TEXT.width): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** What does not fit ends in an ellipsis. */
function shorten(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const kept = lines.slice(0, most)
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[\s.,;:]*\S*$/, '')}…`]
}
