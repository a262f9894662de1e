import { expect, it } from 'vitest'
import { summarizeFactTable } from './fact-sources.rules.ts'

const GB = 'https://www.gov.uk/foreign-travel-advice'
const checked = (day: string, source: string) => ({
  day,
  source,
  checkedOn: day,
  isConfirmed: true,
  isDoubtful: false,
})
const ours = { day: '2025-11-30', source: null, checkedOn: null, isConfirmed: false, isDoubtful: true }

it('tells how many rows a table has, who stands behind them, how old they are and which are doubted', () => {
  const rows = [
    checked('2026-08-22', `${GB}/japan`),
    ours,
    checked('2026-08-22', `${GB}/china`),
    checked('2026-08-12', 'A printed list'),
  ]
  expect(summarizeFactTable({ id: 'entry', written: '2026-11-21', rows })).toEqual({
    id: 'entry',
    rows: 4,
    sources: ['A printed list', 'www.gov.uk'],
    asOf: '2025-11-30',
    medianDay: '2026-08-22',
    written: '2026-11-21',
    checked: '2026-08-22',
    secondSource: 0.75,
    doubtful: 1,
  })
})

it('says of a table that nobody compared that nobody did', () => {
  const found = summarizeFactTable({ id: 'costs', written: '2026-11-22', rows: [ours] })
  expect(found).toMatchObject({ sources: [], checked: null, secondSource: 0, doubtful: 1 })
})

it('makes up no age for a table that is empty', () => {
  expect(() => summarizeFactTable({ id: 'costs', written: null, rows: [] })).toThrow('costs has no rows')
})
