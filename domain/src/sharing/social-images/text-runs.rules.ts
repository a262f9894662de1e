import bidiFactory from 'bidi-js'
import { type FontFamilies, type FontFamily, splitByFont } from './fonts.rules.ts'

/** A run of a line with one font and one direction; null when no font has its letters. */
export type TextRun = { text: string; face: FontFamily | null; isRtl: boolean }

// The types of the package declare the function as a property of the module, but the module itself is the function.
const makeBidi = bidiFactory as unknown as typeof bidiFactory.default
// Made at the first use: a value made at module load would stay in web bundles that never use it.
let made: ReturnType<typeof makeBidi> | undefined

function bidi() {
  made ??= makeBidi()
  return made
}

/** Whether a text is right to left, by its first letter with a direction (UAX 9, P2 and P3). */
export function isRtl(text: string): boolean {
  return bidi().getEmbeddingLevels(text).paragraphs[0]?.level === 1
}

/** Whether the display font has all of a text, or no other font has more of it: then the drawing library sets the line. */
export function isDisplayFontOnly(text: string, faces: FontFamilies): boolean {
  return splitByFont(text, faces).every(({ face }) => face === null || face === faces[0])
}

/** Splits a line into runs in visual order from left to right (UAX 9, L2). */
export function splitRuns(text: string, faces: FontFamilies, isFromRight: boolean): TextRun[] {
  const { levels } = bidi().getEmbeddingLevels(text, isFromRight ? 'rtl' : 'ltr')
  const runs: (TextRun & { level: number })[] = []
  let at = 0
  for (const { text: part, face } of splitByFont(text, faces)) {
    let current: (typeof runs)[number] | undefined
    for (const letter of part) {
      const level = levels[at] ?? 0
      if (current?.level === level) current.text += letter
      else {
        current = { text: letter, face, level, isRtl: level % 2 === 1 }
        runs.push(current)
      }
      at += letter.length
    }
  }
  return inOrder(runs)
}

// From the highest level down, reverses every sequence of runs at that level or higher.
function inOrder(runs: readonly (TextRun & { level: number })[]): TextRun[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from
      while ((ordered[to]?.level ?? -1) >= level) to += 1
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  return ordered
}
