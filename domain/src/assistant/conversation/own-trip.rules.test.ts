import { expect, it } from 'vitest'
import { CHANGE_EXAMPLES } from '../plan-changes/index.ts'
import { readTripChange } from './own-trip.rules.ts'

const read = (text: string) => readTripChange(text, '2026-11-21')

it('reads a change of the trip on the screen with the words as they were said', () => {
  expect(read('Make day 2 more relaxed')).toEqual({
    change: 'Make day 2 more relaxed',
    kind: 'pace',
    pace: 'relaxed',
    day: 2,
  })
  expect(read('Swap dinner on day 1 for vegan')).toMatchObject({
    kind: 'meals',
    meal: 'dinner',
    diets: ['vegan'],
  })
  expect(read('Make it cheaper by 50 euros')).toMatchObject({ kind: 'budget', amount: 50, currency: 'EUR' })
  for (const example of CHANGE_EXAMPLES) expect(read(example)?.kind).toBeDefined()
})

it('takes a city in the sentence for a part of the trip, as the trip is known', () => {
  expect(read('Drop Rome')).toMatchObject({ kind: 'remove', stop: 'rome' })
})

it.each(['Do I need a visa for Japan?', 'hello', '', '   ', '🙂', 'delete my account'])(
  'finds no change in “%s”',
  (text) => {
    expect(read(text)).toBeNull()
  },
)
