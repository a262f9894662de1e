import { outlinesOf, tablesOf } from './merge-fonts.ts'

const COPYRIGHT = 0
const FAMILY = 1
const TYPOGRAPHIC_FAMILY = 16

/** The code points of a TrueType font. */
export function lettersIn(face: Buffer): Set<number> {
  return new Set(outlinesOf(face).letters.keys())
}

/** The family name of a font, as the drawing library reads it. */
export function familyOf(face: Buffer): string {
  const names = namesIn(face)
  const name = names.get(TYPOGRAPHIC_FAMILY) ?? names.get(FAMILY)
  if (name === undefined) throw new Error('The face has no name')
  return name
}

export function copyrightOf(face: Buffer): string {
  return namesIn(face).get(COPYRIGHT)?.trim() ?? ''
}

/** The names for Windows, which all fonts have (OpenType 1.9, "name"). */
function namesIn(face: Buffer): Map<number, string> {
  const table = tablesOf(face).find(({ tag }) => tag === 'name')?.body ?? Buffer.alloc(6)
  const texts = table.readUInt16BE(4)
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, at) => 6 + 12 * at)
      .filter((at) => table.readUInt16BE(at) === 3)
      .map((at) => {
        const from = texts + table.readUInt16BE(at + 10)
        const text = Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8)))
        return [table.readUInt16BE(at + 6), text.swap16().toString('utf16le')] as const
      }),
  )
}
