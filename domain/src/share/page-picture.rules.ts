import { INKS, placeOf, plate, type Rasteriser, sheetOf, textElement, WEIGHTS } from './drawing.rules.ts'
import { fitTitle, shorten, wrap } from './lines.rules.ts'

/** What is said in the picture of a page. */
export type PictureWords = { path: string; title: string; line: string }

const TEXT = { left: 80, width: 640, top: 180, bottom: 530, gap: 64 }
const PLATE = { x: 770, y: 76, width: 354, height: 478 }
const TITLE = { sizes: [76, 64, 54], width: TEXT.width, mostLines: 4 }
const LINE = { size: 29, leading: 1.35, mostLines: 3 }

/** The picture that stands beside a link to a page: its title on paper, and a map of nowhere that is only its own. */
export function pagePicture(
  { path, title, line }: PictureWords,
  { widthOf }: Pick<Rasteriser, 'widthOf'>,
): string {
  const { size, lines, leading } = fitTitle(title, widthOf, TITLE)
  const said = shorten(
    wrap(line, TEXT.width, (text) => widthOf(text, LINE.size, WEIGHTS.line)),
    LINE.mostLines,
  )
  const titleHeight = size * (0.8 + leading * (lines.length - 1))
  const height = titleHeight + TEXT.gap + LINE.size * LINE.leading * (said.length - 1)
  const top = TEXT.top + Math.max(0, (TEXT.bottom - TEXT.top - height) / 2)
  const words = lines.map((text, at) =>
    textElement(text, {
      ...{ x: TEXT.left, y: top + size * (0.8 + leading * at), size, weight: WEIGHTS.title },
      fill: INKS.ink,
    }),
  )
  const below = said.map((text, at) =>
    textElement(text, {
      ...{ x: TEXT.left, y: top + titleHeight + TEXT.gap + LINE.size * LINE.leading * at, size: LINE.size },
      ...{ weight: WEIGHTS.line, fill: INKS.muted },
    }),
  )
  return sheetOf(`${plate(placeOf(path), PLATE)}${words.join('')}${below.join('')}`)
}
