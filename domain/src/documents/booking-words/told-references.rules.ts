import { REFERENCE_WORDS } from './end-words.data.ts'
import { anyOf } from './told-parts.rules.ts'

const VALUE = '[A-Z0-9][A-Z0-9/-]{4,19}'
const INLINE = new RegExp(
  `${anyOf(REFERENCE_WORDS)}(?:\\s?\\([^)]{1,20}\\))?\\s?(?:n\\.|nr\\.?|no\\.?|n[°º]|#|№)?\\s?[:#]?\\s?(?<value>${VALUE})(?![\\p{L}\\p{N}-])`,
  'giu',
)
const LABEL = new RegExp(`^${anyOf(REFERENCE_WORDS)}\\.?(?:\\s?\\([^)]{1,20}\\))?\\s?:?$`, 'iu')
const ALONE = new RegExp(`^${VALUE}$`, 'u')

/**
 * The booking number that a text names, with the words about it: behind its name, in the next cell, or below it. Null where
 * it names none, or two.
 */
export function toldReference(lines: readonly string[]): { value: string; text: string } | null {
  const found = lines.flatMap((line, at) => [...inLine(line), ...underLabel(lines, at)])
  const values = new Set(found.map(({ value }) => value))
  return values.size === 1 ? (found[0] ?? null) : null
}

function inLine(line: string) {
  return [...line.slice(0, 400).matchAll(INLINE)].flatMap(({ 0: text, groups }) => {
    const value = groups?.value ?? ''
    return isReference(value) ? [{ value, text }] : []
  })
}

function underLabel(lines: readonly string[], at: number) {
  const cells = (lines[at] ?? '').split('\t')
  const below = (lines[at + 1] ?? '').split('\t')
  return cells.flatMap((cell, column) => {
    if (!LABEL.test(cell)) return []
    const isLast = column === cells.length - 1
    const beside = cells.length === 2 && column === 0 ? cells[1] : undefined
    const value = [
      beside,
      below.length === cells.length ? below[column] : isLast ? below[0] : undefined,
    ].find((one) => one !== undefined && ALONE.test(one) && isReference(one))
    return value === undefined ? [] : [{ value, text: `${cell} ${value}` }]
  })
}

/** A word is no number: one has a digit, or is six capitals; a day is none either. */
function isReference(value: string): boolean {
  const isWritten = value === value.toUpperCase() && (/\d/.test(value) || /^[A-Z]{6}$/.test(value))
  return isWritten && !/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|^\d{4}[/-]\d{1,2}[/-]\d{1,2}$/.test(value)
}
