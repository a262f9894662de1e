import { expect, it } from 'vitest'
import { provenanceProblem, readCsvTable } from './csv.ts'

const read = (text: string) =>
  readCsvTable(text, { needed: ['a', 'b'], optional: ['c'] }, ({ a, b, c }) => {
    if (a === 'skip') return null
    return a === 'bad' ? { problem: `no ${b}` } : { row: [a, b, c], key: a }
  })

it('reads quoted cells with commas, doubled quotes and line breaks, and line ends of every kind', () => {
  expect(read('\uFEFFb,a\r\n"x, ""y""\r\nz",1\r,2\n')).toEqual({
    ok: true,
    rows: [
      ['1', 'x, "y"\r\nz', ''],
      ['2', '', ''],
    ],
  })
})

it('skips empty lines and lines that the reader ignores, and trims cells', () => {
  expect(read('a,b,c,d\n\n skip ,1\n1 , 2,3,4\n  \n')).toEqual({ ok: true, rows: [['1', '2', '3']] })
})

it('reports each fault with its line, and returns no rows then', () => {
  expect(read('a,b\n"1","two\nlines"\n\nbad,x\n1,2\nbad,y')).toEqual({
    ok: false,
    problems: [
      { line: 5, problem: 'no x' },
      { line: 6, problem: '1 is there twice' },
      { line: 7, problem: 'no y' },
    ],
  })
})

it('refuses a file without a required column, without rows, or empty', () => {
  const refused = (problem: string) => ({ ok: false, problems: [{ line: 1, problem }] })
  expect(read('a,c\n1,2')).toEqual(refused('the column b is missing'))
  expect(read('a,b\n')).toEqual(refused('there are no rows'))
  expect(read('')).toEqual(refused('the column a, b is missing'))
})

it.each([
  ['2026-11-21', 'a list', null],
  ['2026-11-22', 'a list', '"2026-11-22" is no day up to today (YYYY-MM-DD)'],
  ['2026-02-30', 'a list', '"2026-02-30" is no day up to today (YYYY-MM-DD)'],
  ['2026-02-03', '', 'a source has 1 to 200 characters'],
  ['2026-02-03', 'x'.repeat(201), 'a source has 1 to 200 characters'],
])('of the day %s and from "%s": %s', (as_of, source, problem) => {
  expect(provenanceProblem({ as_of, source }, '2026-11-21')).toBe(problem)
})
