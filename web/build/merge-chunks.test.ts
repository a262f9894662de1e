import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MergeableChunk, mergeChunks, type Visit } from './merge-chunks.ts'

const chunk = (file: string, bytes = 300, kind = 'shared'): MergeableChunk => ({ file, bytes, kind })
const visit = (...files: string[]): Visit => ({ files: new Set(files), bytesWeight: 1, weight: 1 })
const none = () => []

it('puts small parts that the same visits fetch into one file', () => {
  const visits = [visit('a', 'b', 'c'), visit('a', 'b')]
  expect(
    mergeChunks(
      ['a', 'b', 'c'].map((file) => chunk(file)),
      visits,
      none,
    ),
  ).toEqual([['b', 'a', 'c']])
})

it('leaves a large part alone that only one of two visits needs', () => {
  const visits = [visit('a', 'b'), visit('a'), visit('a')]
  expect(mergeChunks([chunk('a'), chunk('b', 50_000)], visits, none)).toEqual([])
})

it('goes by the visits that happen most', () => {
  const merged = (weight: number) =>
    mergeChunks([chunk('a'), chunk('b', 20_000)], [{ ...visit('a', 'b'), weight }, visit('a')], none)
  expect([merged(1), merged(2)]).toEqual([[], [['b', 'a']]])
})

it('counts what a part would bring along, unless the visit has it', () => {
  const merged = (imports: string[], before: string[]) =>
    mergeChunks(
      [chunk('a'), chunk('b'), chunk('large', 50_000, 'later')],
      [visit('a', 'b', ...imports), { ...visit('a'), before: new Set(before) }],
      (file) => (file === 'b' ? imports : []),
    )
  expect(merged([], [])).toEqual([['b', 'a']])
  expect(merged(['large'], [])).toEqual([])
  expect(merged(['large'], ['large'])).toEqual([['b', 'a']])
})

it('never puts what is fetched late beside what is fetched at once', () => {
  const visits = [visit('a', 'b')]
  expect(mergeChunks([chunk('a'), chunk('b', 300, 'later')], visits, none)).toEqual([])
})

it('never makes two files that import each other', () => {
  // a imports x, which is not merged, and x imports b: with a and b in one file, x and that file would form a circle.
  const imports: Record<string, string[]> = { a: ['x'], x: ['b'], b: [] }
  expect(
    mergeChunks([chunk('a'), chunk('b')], [visit('a', 'x', 'b')], (file) => imports[file] ?? []),
  ).toEqual([])
})

it('keeps any graph without circles free of them, and every file in one group at most', () => {
  const graph = fc.integer({ min: 2, max: 9 }).chain((count) =>
    fc.record({
      bytes: fc.array(fc.integer({ min: 50, max: 4000 }), { minLength: count, maxLength: count }),
      // A file imports later ones only, so there is no circle to begin with.
      links: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: count * 2 }),
      visits: fc.array(fc.uniqueArray(fc.nat(count - 1)), { minLength: 1, maxLength: 6 }),
      fixed: fc.uniqueArray(fc.nat(count - 1), { maxLength: 3 }),
    }),
  )
  fc.assert(
    fc.property(graph, ({ bytes, links, visits, fixed }) => {
      const importsOf = (file: string) =>
        links.filter(([from, to]) => from < to && `${from}` === file).map(([, to]) => `${to}`)
      const chunks = bytes
        .map((size, i) => chunk(`${i}`, size, i % 3 === 0 ? 'later' : 'shared'))
        .filter(({ file }) => !fixed.includes(Number(file)))
      const groups = mergeChunks(
        chunks,
        visits.map((files) => visit(...files.map(String))),
        importsOf,
      )
      const merged = groups.flat()
      expect(new Set(merged).size).toBe(merged.length)
      const nodeOf = (file: string) => groups.findIndex((group) => group.includes(file))
      const name = (file: string) => (nodeOf(file) < 0 ? file : `group ${nodeOf(file)}`)
      const edges = bytes.flatMap((_, i) => importsOf(`${i}`).map((to) => [name(`${i}`), name(to)] as const))
      expect(hasCircle(edges.filter(([from, to]) => from !== to))).toBe(false)
    }),
  )
})

function hasCircle(edges: readonly (readonly [string, string])[]): boolean {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    edges.some(([a, b]) => {
      if (a !== from || seen.has(b)) return false
      seen.add(b)
      return b === to || reaches(b, to, seen)
    })
  return edges.some(([from]) => reaches(from, from))
}
