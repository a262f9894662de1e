import { expect, it } from 'vitest'
import { leftOutOf } from './turned-down.rules.ts'

it.each([
  ['stays.search', 'hotel in Vienna for 3, and a dog', ['a dog']],
  [
    'stays.search',
    'a room in Rome with a swimming pool, parking and our cat',
    ['a swimming pool', 'parking', 'cat'],
  ],
  ['stays.search', 'hotel in Rome, no breakfast please', []],
  ['stays.search', 'hotel in Vienna for 3', []],
  ['cars.search', 'rent an automatic with a child seat in Rome', ['an automatic', 'a child seat']],
  ['plan.make', 'plan 3 days in Rome with a dog', []],
])('of %s "%s" leaves out %j', (tool, text, left) => {
  expect(leftOutOf(tool, text)).toEqual(left)
})
