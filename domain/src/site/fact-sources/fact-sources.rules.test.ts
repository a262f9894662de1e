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

it('counts the rows of a table, and reports their sources, age and doubts', () => {
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

it('reports a table without any comparison as not compared', () => {
  const found = summarizeFactTable({ id: 'costs', written: '2026-11-22', rows: [ours] })
  expect(found).toMatchObject({ sources: [], checked: null, secondSource: 0, doubtful: 1 })
})

it('throws for an empty table, because it has no age', () => {
  expect(() => summarizeFactTable({ id: 'costs', written: null, rows: [] })).toThrow('costs has no rows')
})
