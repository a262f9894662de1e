import { expect, it } from 'vitest'
import { readVisaCsv } from './visa-csv.rules.ts'

const HEAD = 'passport,destination,need,days,as_of,source'
const read = (...lines: string[]) =>
  readVisaCsv([HEAD, ...lines].join('\n'), ['DE', 'FR', 'TH'], '2026-11-21')

it('reads the columns in any order, quotes, line ends of Windows and a mark at the beginning', () => {
  const text =
    '\uFEFFsource,need,destination,passport,as_of,more,days\r\n"A ""B"", C",eta,TH,de,2026-01-02,x,30\r\n'
  expect(readVisaCsv(text, ['DE', 'TH'], '2026-11-21')).toEqual({
    ok: true,
    rows: [
      {
        passport: 'DE',
        destination: 'TH',
        need: 'eta',
        days: 30,
        asOf: '2026-01-02',
        source: 'A "B", C',
      },
    ],
  })
})

it('has no days where the cell is empty', () => {
  expect(read('DE,TH,required,,2026-01-02,x')).toMatchObject({ ok: true, rows: [{ days: null }] })
})

it.each([
  ['DE,QQ,eta,30,2026-01-02,x', 'no country has the code "QQ"'],
  ['DE,DE,visa-free,30,2026-01-02,x', 'nobody needs a visa at home'],
  [
    'DE,TH,free,30,2026-01-02,x',
    '"free" is no need; it is one of visa-free, eta, on-arrival, e-visa, required, not-admitted',
  ],
  [
    'DE,TH,citizen,,2026-01-02,x',
    '"citizen" is no need; it is one of visa-free, eta, on-arrival, e-visa, required, not-admitted',
  ],
  ['DE,TH,eta,0,2026-01-02,x', '"0" is no number of days'],
  ['DE,TH,eta,1.5,2026-01-02,x', '"1.5" is no number of days'],
  ['DE,TH,eta,3661,2026-01-02,x', '"3661" is no number of days'],
  ['DE,TH,eta,30,2026-11-22,x', '"2026-11-22" is no day up to today (YYYY-MM-DD)'],
  ['DE,TH,eta,30,2026-02-30,x', '"2026-02-30" is no day up to today (YYYY-MM-DD)'],
  ['DE,TH,eta,30,2026-01-02,', 'a source has 1 to 200 characters'],
])('refuses %s', (line, problem) => {
  expect(read('DE,FR,eta,1,2026-01-02,x', line)).toEqual({ ok: false, problems: [{ line: 3, problem }] })
})

it('refuses a pair that is there twice, a file without rows and one without a column', () => {
  const row = 'DE,TH,eta,30,2026-01-02,x'
  expect(read(row, row)).toEqual({ ok: false, problems: [{ line: 3, problem: 'DE TH is there twice' }] })
  expect(read()).toEqual({ ok: false, problems: [{ line: 1, problem: 'there are no rows' }] })
  expect(readVisaCsv('passport,need\n', ['DE'], '2026-11-21')).toEqual({
    ok: false,
    problems: [{ line: 1, problem: 'the column destination, days, as_of, source is missing' }],
  })
})
