import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBalances, type RateBook, type TripGroup } from '../expenses/index.ts'
import { readSplitwise } from './splitwise.rules.ts'
import { importSplitwise } from './splitwise-group.rules.ts'

const TODAY = '2026-11-27'
const BOOK: RateBook = { table: null, months: null, dayRates: [] }
const EMPTY: TripGroup = {
  currency: 'USD',
  people: [],
  expenses: [],
  payments: [],
  kept: [],
  plan: null,
  total: '',
  from: '',
  to: '',
}
const FILE = `Date,Description,Category,Cost,Currency,Ada,Ben,Cleo

2026-05-01,Hotel,Hotel,100.00,EUR,66.66,-33.33,-33.33
2026-05-02,"Fish, ""grilled""",Dining out,30.00,EUR,-10.00,20.00,-10.00
2026-05-02,Ben paid Ada,Payment,20.00,EUR,-20.00,20.00,0.00
2026-05-03,Boat,Entertainment,90.00,EUR,40.00,20.00,-60.00
2026-05-03,Own book,General,12.00,EUR,0.00,0.00,0.00

2026-11-27,Total balance, , ,EUR,76.66,26.67,-103.33
`
let count = 0
const makeId = () => `id-${String(count++).padStart(4, '0')}`
/** Texts of the characters that mean something in a table, and some that mean nothing. */
const junkText = fc
  .array(
    fc.constantFrom('"', ',', ';', '\n', '\r', '1', '.', '-', 'EUR', '2026-05-01', '€', '\u0000', '\ud800'),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''))
const read = (text: string) => {
  const result = readSplitwise(text)
  if (!result.ok) throw new Error(result.code)
  return result.table
}
function imported(text: string, group: TripGroup = EMPTY, who?: (string | null)[]) {
  const table = read(text)
  const choices = { who: who ?? table.people.map(() => null), book: BOOK, today: TODAY, makeId }
  const result = importSplitwise(group, table, choices)
  if (!result.ok) throw new Error(`no rate of ${result.currency}`)
  return result.value
}
function balancesOf(group: Pick<TripGroup, 'currency' | 'people' | 'expenses' | 'payments'>) {
  const { balances, leftOut } = findBalances(group, BOOK, TODAY)
  expect(leftOut).toEqual([])
  return Object.fromEntries(group.people.map(({ id, name }) => [name, balances.get(id)]))
}

describe('a table of Splitwise', () => {
  it('becomes expenses and payments with the balances that it says, to the cent', () => {
    const { group, ...counts } = imported(FILE)
    expect(counts).toEqual({ expenses: 4, payments: 1, known: 0 })
    expect(group.currency).toBe('EUR')
    expect(balancesOf(group)).toEqual({ Ada: 7666, Ben: 2667 + 3000 - 3000, Cleo: -10333 })
    expect(
      group.expenses.map(({ title, amount, category, split }) => [title, amount, category, split.kind]),
    ).toEqual([
      ['Boat', 3500, 'sights', 'exact'],
      ['Boat', 5500, 'sights', 'exact'],
      ['Fish, "grilled"', 3000, 'meal', 'equal'],
      ['Hotel', 10000, 'bed', 'equal'],
    ])
    expect(read(FILE).emptyRows).toBe(1)
  })

  it('adds nothing twice, and takes people for those whom the reader named', () => {
    const first = { ...EMPTY, ...imported(FILE).group }
    const ids = first.people.map(({ id }) => id)
    const again = imported(FILE, first, ids)
    expect(again).toMatchObject({ expenses: 0, payments: 0, known: 5 })
    expect(again.group.people).toEqual(first.people)
    const more = imported(FILE.replace('Hotel,Hotel', 'Hostel,Hotel'), first, ids)
    expect(more).toMatchObject({ expenses: 1, known: 4 })
  })

  it('keeps a cost below 0 as a refund', () => {
    const { group } = imported(
      'Date,Description,Category,Cost,Currency,Ada,Ben\n2026-05-01,Back,General,-10.00,EUR,-5.00,5.00',
    )
    expect(group.expenses).toMatchObject([{ amount: 1000, type: 'refund', paidBy: group.people[0]?.id }])
    expect(balancesOf(group)).toEqual({ Ada: -500, Ben: 500 })
  })

  it('is read with semicolons and decimal commas, in another language, with a byte order mark', () => {
    const text =
      '\ufeffDatum;Beschreibung;Kategorie;Kosten;Währung;Ada;Ben\r\n2026-05-01;Bahn;Bus/train;1234,50;EUR;617,25;-617,25\r\n'
    expect(read(text).rows).toMatchObject([{ amount: 123450, nets: [61725, -61725] }])
    expect(imported(text).group.expenses).toMatchObject([{ category: 'transport' }])
  })

  it('in a currency without decimals is read as Splitwise writes it', () => {
    const text = 'Date,Description,Category,Cost,Currency,A,B\n2026-05-01,Tea,Food,1500.00,JPY,750.00,-750.00'
    expect(read(text).rows).toMatchObject([{ amount: 1500, nets: [750, -750] }])
  })

  it.each([
    ['', { code: 'not-splitwise' }],
    ['{"a":1}', { code: 'not-splitwise' }],
    ['%PDF-1.4\n\u0000\u0001', { code: 'not-splitwise' }],
    ['Date,Description,Category,Cost,Currency', { code: 'not-splitwise' }],
    ['a,b,c,d,e,f\n1,2,3,4,5,6', { code: 'not-splitwise' }],
    ['Date,Description,Category,Cost,Currency,Ada\n', { code: 'empty' }],
    [FILE.replace('66.66', '66.67'), { code: 'row', line: 3, part: 'people' }],
    [FILE.replace('66.66', 'lots'), { code: 'row', line: 3, part: 'people' }],
    [FILE.replace('100.00', '1e3'), { code: 'row', line: 3, part: 'amount' }],
    [FILE.replace('100.00', '=1+1'), { code: 'row', line: 3, part: 'amount' }],
    [FILE.replace('100.00', '100.001'), { code: 'row', line: 3, part: 'amount' }],
    // Somebody cannot get more than was paid.
    [FILE.replace('100.00', '60.00'), { code: 'row', line: 3, part: 'people' }],
    [FILE.replace('100.00', '9'.repeat(30)), { code: 'row', line: 3, part: 'amount' }],
    [FILE.replace('2026-05-01', '01/05/2026'), { code: 'row', line: 3, part: 'date' }],
    [FILE.replace('2026-05-01', '0026-05-01'), { code: 'row', line: 3, part: 'date' }],
    [FILE.replace('30.00,EUR', '30.00,€'), { code: 'row', line: 4, part: 'currency' }],
    [`${FILE}${'x'.repeat(2_000_001)}`, { code: 'too-large' }],
    [FILE + '2026-05-03,Boat,X,2.00,EUR,1.00,-1.00,0\n'.repeat(1000), { code: 'too-many' }],
  ])('that is broken is refused whole with its fault: %#', (text, problem) =>
    expect(readSplitwise(text)).toEqual({ ok: false, ...problem }),
  )

  it('with a payment in a currency without a rate is refused whole', () => {
    const table = read(`${FILE}2026-05-04,Ben paid Ada,Payment,5.00,GBP,-5.00,5.00,0\n`)
    const choices = { who: [null, null, null], book: BOOK, today: TODAY, makeId }
    expect(importSplitwise(EMPTY, table, choices)).toEqual({ ok: false, currency: 'GBP' })
  })

  it('of any rows gives each person what the columns add up to, and the total that was paid', () => {
    const nets = fc.array(fc.integer({ min: -99_999, max: 99_999 }), { minLength: 2, maxLength: 6 })
    const row = fc.record({
      nets: nets.map((some) => [...some, -some.reduce((sum, one) => sum + one, 0)]),
      rest: fc.nat(9999),
    })
    const cents = (amount: number) => (amount / 100).toFixed(2)
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const width = Math.max(...rows.map((one) => one.nets.length))
        const full = rows.map((one) => ({
          nets: Array.from({ length: width }, (_, at) => one.nets[at] ?? 0),
          cost: one.nets.reduce((sum, net) => sum + Math.max(0, net), 0) + one.rest,
        }))
        const lines = full.map((one) =>
          ['2026-05-01', 'x', 'General', cents(one.cost), 'EUR', ...one.nets.map(cents)].join(','),
        )
        const head = [
          'Date',
          'Description',
          'Category',
          'Cost',
          'Currency',
          ...Array.from({ length: width }, (_, at) => `p${at}`),
        ]
        const { group } = imported([head.join(','), ...lines].join('\n'))
        const expected = Array.from({ length: width }, (_, at) =>
          full.reduce((sum, one) => sum + (one.nets[at] ?? 0), 0),
        )
        expect(Object.values(balancesOf(group))).toEqual(expected)
        const counted = full.filter((one) => one.nets.some((net) => net !== 0))
        expect(group.expenses.reduce((sum, one) => sum + one.amount, 0)).toBe(
          counted.reduce((sum, one) => sum + one.cost, 0),
        )
      }),
    )
  })

  it('of any text is answered, and never thrown at', () => {
    fc.assert(
      fc.property(junkText, fc.boolean(), (junk, isBehindHead) => {
        expect(readSplitwise(isBehindHead ? FILE.slice(0, 200) + junk : junk)).toHaveProperty('ok')
      }),
      { numRuns: 50 },
    )
  })
})
