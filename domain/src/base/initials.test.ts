import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ana Maria Silva', 'AS'],
  ['ben', 'B'],
  ['ben.smith', 'BS'],
  ['\u00e9lodie \u00d6zt\u00fcrk', '\u00c9\u00d6'],
  ['\u674e \u96f7', '\u674e\u96f7'],
  ['\u{1f600} Kim', 'K'],
  ['', ''],
  ['\u2013', ''],
])('of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
