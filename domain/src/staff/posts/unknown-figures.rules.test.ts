import { expect, it } from 'vitest'
import { findUnknownFigures } from './unknown-figures.rules.ts'

it('finds each number of a text that its source does not have, once', () => {
  const source = 'The ferry leaves at 9:30 and costs 12.50; two of 24 stops.'
  expect(findUnknownFigures('At 9:30 for 12.50, 24 stops.', source)).toEqual([])
  expect(findUnknownFigures('At 9:45 for 12.50, since 1998, 1998 again, ٣ times.', source)).toEqual([
    '9:45',
    '1998',
    '٣',
  ])
  expect(findUnknownFigures('No numbers:\n1. one\n2. two', '')).toEqual([])
})
