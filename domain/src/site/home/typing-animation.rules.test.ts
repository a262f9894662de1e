import { expect, it } from 'vitest'
import { typedAt } from './typing-animation.rules.ts'

it.each([
  [0, ''],
  [99, ''],
  [100, 'R'],
  [300, 'Rom'],
  [400, 'Rome'],
  [2399, 'Rome'],
  [2400, ''],
  [2500, 'O'],
  [2800, 'Oslo'],
  [4799, 'Oslo'],
  [4800, ''],
  [5200, 'Rome'],
])('after %i ms has typed %j: 100 ms a character, and 2 s when it is whole', (ms, typed) => {
  expect(typedAt(['Rome', 'Oslo'], ms)).toBe(typed)
})

it('types a character of two code units at once, and nothing when there is no text', () => {
  expect(typedAt(['🧭x'], 100)).toBe('🧭')
  expect(typedAt([], 500)).toBe('')
})
