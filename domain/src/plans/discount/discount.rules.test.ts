import { expect, it } from 'vitest'
import { discounted } from './discount.rules.ts'

it.each([
  [799, 25, 599],
  [999, 10, 899],
  [1, 50, 1],
  [29_900, 100, 0],
  [29_900, 1, 29_601],
])('%i minor units with %i %% off are %i', (amount, percent, left) => {
  expect(discounted(amount, percent)).toBe(left)
})
