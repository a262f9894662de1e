/** A row of data/faces/faces.json: a font subset, and the letters that its files have. */
export type FontFamilyRow = {
  /** The family name in its files, the same for all weights. */
  family: string
  files: readonly string[]
  /** Line height as a multiple of the font size; scripts with high marks need more. */
  leading: number
  /** Ranges of code points in the notation of CSS without the `U+`: `20-7E,A0`. */
  letters: string
}

export type FontFamily = Omit<FontFamilyRow, 'letters'> & { has: (letters: string) => boolean }

/** The fonts, the display font first: of several with the letters of a word, the first draws it. */
export type FontFamilies = readonly FontFamily[]

/** A run of a text with the font that has all its letters; null when none has. */
export type FontRun = { text: string; face: FontFamily | null }

export function toFontFamilies(rows: readonly FontFamilyRow[]): FontFamilies {
  return rows.map(({ letters, ...row }) => {
    const codePoints = new Set(letters.split(',').flatMap(pointsOf))
    return { ...row, has: (text) => [...text].every((letter) => codePoints.has(letter.codePointAt(0) ?? 0)) }
  })
}

function pointsOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

// Letters with their marks and joiners, or one other character.
const PARTS = /[\p{L}\p{M}\p{Cf}]+|[^\p{L}\p{M}\p{Cf}]/gu

/**
 * Assigns fonts to a text. A word has one font when one has all its letters, and all Latin words share a font; punctuation
 * takes the font of the text before it. Only a word that no font has completely is split, between letters with their marks.
 */
export function splitByFont(text: string, faces: FontFamilies): FontRun[] {
  const [display, ...others] = faces
  if (!display || display.has(text)) return [{ text, face: display ?? null }]
  const parts = text.match(PARTS) ?? []
  const isLatinWhole = parts.every((part) => !/\p{sc=Latn}/u.test(part) || display.has(part))
  const runs: FontRun[] = []
  const put = (part: string, face: FontFamily | null) => {
    const last = runs.at(-1)
    if (last && last.face === face) last.text += part
    else runs.push({ text: part, face })
  }
  const choose = (part: string): FontFamily | null => {
    const current = runs.at(-1)?.face
    const isWord = /\p{L}/u.test(part)
    const order = isWord && !isLatinWhole ? [current, ...others, display] : [display, current, ...others]
    return (isWord ? order : [current, ...faces]).find((face) => face?.has(part)) ?? null
  }
  for (const part of parts) {
    const whole = choose(part)
    if (whole) put(part, whole)
    else for (const { segment } of clustersOf(part)) put(segment, choose(segment))
  }
  return runs
}

// Made at each use, which is rare: a value made at module load cannot be tree-shaken from bundles.
function clustersOf(text: string) {
  return new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
}

/** Whether a font has every letter of a text. */
export function hasGlyphs(text: string, faces: FontFamilies): boolean {
  return splitByFont(text, faces).every(({ face }) => face !== null)
}

/** The line height of a text that may have several scripts, never less than the usual one. */
export function leadingOf(text: string, faces: FontFamilies, usual: number): number {
  return Math.max(usual, ...splitByFont(text, faces).map(({ face }) => face?.leading ?? 0))
}
