import { expect, it } from 'vitest'
import { csvCell, readCsvTable } from '../../base/csv.ts'
import { writeTripCsv } from './csv.rules.ts'
import { HOSTILE, makeTaken, words } from './export-world.test.ts'

const NEEDED = [
  'kind',
  'name',
  'start',
  'end',
  'lat',
  'cost',
  'currency',
  'to',
  'reference',
  'about',
] as const

function rowsOf(text: string) {
  const table = readCsvTable(text, { needed: NEEDED }, (row) => ({ row, key: null }))
  if (!table.ok) throw new Error(JSON.stringify(table.problems))
  return table.rows
}

it('a table has a row for each stop, with its times in the zone of the place and its price as a plain decimal', () => {
  const { text, count } = writeTripCsv(makeTaken(), words)
  const rows = rowsOf(text)
  expect([rows.length, count]).toEqual([6, 6])
  expect(rows[0]).toMatchObject({
    kind: 'visit',
    name: 'Colosseum',
    start: '2026-03-28T10:00:00+01:00',
    lat: '41.89020',
    cost: '36.00',
    currency: 'EUR',
  })
  expect(rows[3]).toMatchObject({ cost: '1000', currency: 'JPY', start: '2026-03-31T09:00:00+09:00' })
  expect(rows[5]).toMatchObject({ name: 'Ask for the key', start: '', cost: '' })
  expect(text.endsWith('\r\n')).toBe(true)
})

it('a booked way has both ends, each by its own clock', () => {
  const end = (date: string, time: string, zone: string, name: string, lat: number, lon: number) => ({
    date,
    time,
    zone,
    place: { name, lat, lon },
  })
  const flight = {
    id: 'f',
    kind: 'flight' as const,
    reference: '=HYPERLINK("x")',
    note: HOSTILE,
    startsAt: end('2026-03-27', '23:30', 'Pacific/Auckland', 'Auckland', -37, 174.8),
    endsAt: end('2026-03-27', '09:30', 'Pacific/Honolulu', 'Honolulu', 21.3, -157.9),
    from: Date.parse('2026-03-27T10:30Z'),
    until: Date.parse('2026-03-27T19:30Z'),
  }
  const [row] = rowsOf(
    writeTripCsv({ ...makeTaken(), days: [], untimed: [], bookings: [flight] }, words).text,
  )
  expect(row).toMatchObject({
    start: '2026-03-27T23:30:00+13:00',
    end: '2026-03-27T09:30:00-10:00',
    to: 'Honolulu',
    reference: `'=HYPERLINK("x")`,
  })
  expect(row?.about).toContain('END:VCALENDAR')
})

it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '＝1', ' =1', '\r\n=1', '-2\n3'])(
  'a cell never begins a formula: %j',
  (name) => {
    const untimed = [{ id: 'x', kind: 'visit' as const, name }]
    const [row] = rowsOf(writeTripCsv({ ...makeTaken(), days: [], untimed }, words).text)
    expect(row?.name).toBe(`'${name}`.trim())
  },
)

it('numbers stay numbers', () => {
  expect(['-12.5', '-3', '40'].map((text) => csvCell(text))).toEqual(['-12.5', '-3', '40'])
})
