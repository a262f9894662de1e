import { expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import { figureTable, inDigits } from './table.ts'

const time: Figure = { group: 'cold', name: 'time', value: 1500, unit: 'ms', better: 'lower' }
const memory: Figure = { group: 'cold', name: 'memory', value: 120.4, unit: 'MB', better: 'lower' }

test('figures are listed under their group, with the numbers right-aligned', () => {
  expect(figureTable([time, memory, { ...time, group: 'warm' }], {}).split('\n')).toEqual([
    '               now  baseline  ratio  to beat',
    'cold',
    '  time    1,500 ms         -',
    '  memory    120 MB         -',
    'warm',
    '  time    1,500 ms         -',
  ])
})

test('a figure is shown beside its baseline, with the ratio and its meaning', () => {
  const baseline = { cold: { time: 1000, memory: 120 } }
  expect(rowOf(figureTable([time, memory], baseline), 'time')).toEqual([
    'time',
    '1,500 ms',
    '1,000 ms',
    'worse x1.50',
  ])
  expect(rowOf(figureTable([time, memory], baseline), 'memory')).toEqual([
    'memory',
    '120 MB',
    '120 MB',
    'x1.00',
  ])
})

test('a figure with a yardstick is shown beside that too', () => {
  const table = figureTable([{ ...time, yardstick: 1000 }, memory], {}, 'bare')
  expect(table).toContain('to bare')
  expect(rowOf(table, 'time')).toEqual(['time', '1,500 ms', 'x1.50', '-'])
  expect(rowOf(table, 'memory')).toEqual(['memory', '120 MB', '-'])
})

test('the table shows whether the target is met', () => {
  expect(rowOf(figureTable([{ ...time, aim: 1500 }], {}), 'time')).toEqual([
    'time',
    '1,500 ms',
    '-',
    '1,500 ms met',
  ])
  expect(rowOf(figureTable([{ ...time, aim: 900 }], {}), 'time')).toEqual([
    'time',
    '1,500 ms',
    '-',
    '900 ms MISSED',
  ])
})

test.each([
  [0.012345, '0.0123'],
  [1.5, '1.5'],
  [99.94, '99.9'],
  [0, '0'],
  [100.4, '100'],
  [1234567, '1,234,567'],
])('%d is formatted as %s', (value, text) => {
  expect(inDigits(value)).toBe(text)
})

/** The cells of the row with this name; cells are two blanks apart or more. */
function rowOf(table: string, name: string): string[] {
  const row = table.split('\n').find((line) => line.trim().startsWith(name))
  return row?.trim().split(/ {2,}/) ?? []
}
