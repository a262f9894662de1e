import { expect, test } from 'vitest'
import { isNewEnough } from './node-version.mjs'

test.each([
  ['18.20.4', false],
  ['20.11.1', false],
  ['20.12.0', true],
  ['21.0.0', true],
  ['24.21.0', true],
])('Node %s can run the tools: %s', (version, isEnough) => {
  expect(isNewEnough(version)).toBe(isEnough)
})
