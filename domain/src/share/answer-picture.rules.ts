import { INKS, placeOf, plate, type Rasteriser, sheetOf, textElement, WEIGHTS } from './drawing.rules.ts'
import { fitTitle, shorten, wrap } from './lines.rules.ts'

/** A number or a word that stands under the answer, with its name. */
export type Figure = { label: string; value: string }

/** What a tool answers, in words that are all our own: for the picture and the head of a link to it. */
export type AnswerWords = {
  /** Which tool it is. */
  kicker: string
  /** The answer in one sentence. */
  title: string
  /** What belongs to it; may be empty. */
  line: string
  /** Up to three. */
  figures: readonly Figure[]
  /** Where it comes from and how old it is. */
  source: string
  /** Whose contours stand beside it, in degrees; those of nowhere for an answer that has no place. */
  at: { lat: number; lon: number } | null
}

const LEFT = 80
const WIDTH = 660
const KICKER = { size: 25, y: 184 }
const TITLE = { sizes: [66, 56, 47], width: WIDTH, mostLines: 3, top: 212 }
const LINE = { size: 27, leading: 1.35, gap: 50 }
const FIGURES = { top: 444, label: 472, value: 512, sizes: [34, 28, 23, 19], gap: 24 }
const SOURCE = { size: 19, y: 562, width: 1040 }
const PLATE = { x: 790, y: 76, width: 334, height: 436 }

/** The picture beside a link to an answer: the answer in words and numbers, its source, and the contours of its place. */
export function answerPicture(words: AnswerWords, { widthOf }: Pick<Rasteriser, 'widthOf'>): string {
  const { kicker, line, source, at } = words
  const title = fitTitle(words.title, widthOf, TITLE)
  const height = title.size * (0.8 + title.leading * (title.lines.length - 1))
  const said = wrap(line, WIDTH, (text) => widthOf(text, LINE.size, WEIGHTS.line))
  const texts = [
    text(kicker, { y: KICKER.y, size: KICKER.size, isStrong: true, fill: INKS.brand }),
    ...title.lines.map((one, row) =>
      text(one, {
        ...{ y: TITLE.top + title.size * (0.8 + title.leading * row), size: title.size },
        ...{ isStrong: true, fill: INKS.ink },
      }),
    ),
    ...shorten(said, title.lines.length > 2 ? 1 : 2).map((one, row) =>
      text(one, {
        ...{ y: TITLE.top + height + LINE.gap + LINE.size * LINE.leading * row, size: LINE.size },
        fill: INKS.muted,
      }),
    ),
    ...shorten(
      wrap(source, SOURCE.width, (part) => widthOf(part, SOURCE.size, WEIGHTS.line)),
      1,
    ).map((one) => text(one, { y: SOURCE.y, size: SOURCE.size, fill: INKS.muted })),
  ]
  return sheetOf(
    `${plate(at ?? placeOf(words.title), PLATE)}${texts.join('')}${figures(words.figures, widthOf)}`,
  )
}

type Style = { x?: number; y: number; size: number; isStrong?: boolean; fill: string }

function text(said: string, { x = LEFT, y, size, isStrong = false, fill }: Style): string {
  return textElement(said, { x, y, size, weight: isStrong ? WEIGHTS.title : WEIGHTS.line, fill })
}

function figures(shown: readonly Figure[], widthOf: Rasteriser['widthOf']): string {
  const kept = shown.slice(0, 3)
  const width = (WIDTH - FIGURES.gap * 2) / 3
  return kept
    .map(({ label, value }, column) => {
      const x = LEFT + column * (width + FIGURES.gap)
      // One alone may take the whole row.
      const room = column === kept.length - 1 ? LEFT + WIDTH - x : width
      const size = fitting(value, room, WEIGHTS.title, widthOf)
      const rule = `<path d="M${x} ${FIGURES.top}h${room}" stroke="${INKS.ink}" stroke-width="2"/>`
      const name = shorten(
        wrap(label, room, (part) => widthOf(part, 20, WEIGHTS.line)),
        1,
      )
      return `${rule}${text(name[0] ?? '', { x, y: FIGURES.label, size: 20, fill: INKS.muted })}${text(
        value,
        {
          ...{ x, y: FIGURES.value, size, isStrong: true, fill: INKS.ink },
        },
      )}`
    })
    .join('')
}

function fitting(value: string, room: number, weight: number, widthOf: Rasteriser['widthOf']): number {
  return FIGURES.sizes.find((size) => widthOf(value, size, weight) <= room) ?? FIGURES.sizes.at(-1) ?? 0
}
