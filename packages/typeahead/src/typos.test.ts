import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildTypeahead } from './build.ts'
import { findTypoMatches } from './typos.ts'

/** The distance of optimal string alignment, by its definition. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  const at = (i: number, j: number) => (i === 0 ? j : (rows[i]?.[j] ?? 0))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const row = rows[i] ?? []
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      if (isSwap) row[j] = Math.min(row[j] ?? 0, at(i - 2, j - 2) + 1)
    }
  return at(a.length, b.length)
}

const word = (minLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c'), { minLength, maxLength: 9 }).map((letters) => letters.join(''))

it('finds the same as the definition: every name with a prefix within the typo limit', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word(1), { minLength: 1, maxLength: 12 }),
      word(4),
      fc.constantFrom(1, 2),
      (names, text, most) => {
        const places = names.map((name) => ({ name, area: 'XX', rank: 1, also: [], isForgiving: true }))
        const table = buildTypeahead(places, [])
        const matches = new Map<string, number>()
        findTypoMatches(table, text, most, ({ key, typos }) => {
          matches.set(names[table.places[key] ?? 0] ?? '', typos)
        })
        const expected = names.flatMap((name): [string, number][] => {
          const begun = Array.from({ length: name.length + 1 }, (_, to) => distance(text, name.slice(0, to)))
          const typos = Math.min(...begun)
          return typos > 0 && typos <= most ? [[name, typos]] : []
        })
        expect([...matches].sort()).toEqual(expected.sort())
      },
    ),
    { numRuns: 2000 },
  )
})
