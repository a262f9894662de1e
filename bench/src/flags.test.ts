import { expect, test } from 'vitest'
import { readFlags } from './flags.ts'

test('without flags the defaults of the bench apply', () => {
  expect(readFlags({ runs: 3 }, [])).toEqual({
    json: undefined,
    save: false,
    data: undefined,
    numbers: { runs: 3 },
  })
})

test('a bench has its own numbers beside the common flags', () => {
  expect(readFlags({ runs: 3, rounds: 2 }, ['--runs', '5', '--json', 'out.json', '--save'])).toEqual({
    json: 'out.json',
    save: true,
    data: undefined,
    numbers: { runs: 5, rounds: 2 },
  })
})

test.each(['0', '-1', '1.5', 'many', ''])('%j is no number of runs', (text) => {
  expect(() => readFlags({ runs: 3 }, [`--runs=${text}`])).toThrow('--runs takes a whole number from 1')
})

test('an unknown flag is refused', () => {
  expect(() => readFlags({ runs: 3 }, ['--rans', '5'])).toThrow('--rans')
})
