import { expect, it } from 'vitest'
import { canPassNode, isWalked } from './foot-access.ts'

const tagsOf = (text: string) => new Map(text.split(' ').map((tag) => tag.split('=') as [string, string]))

it.each([
  ['highway=residential', true],
  ['highway=footway', true],
  ['highway=steps', true],
  ['highway=cycleway', true],
  ['highway=cycleway foot=no', false],
  ['highway=motorway', false],
  ['highway=motorway foot=yes', false],
  ['highway=trunk', false],
  ['highway=trunk sidewalk=both', true],
  ['highway=trunk foot=yes', true],
  ['highway=construction', false],
  ['highway=proposed', false],
  ['highway=service access=private', false],
  ['highway=service access=private foot=yes', true],
  ['highway=service access=customers', false],
  ['highway=path access=no foot=designated', true],
  ['highway=residential foot=private', false],
  ['railway=rail', false],
])('%s is walked: %s', (text, expected) => {
  expect(isWalked(tagsOf(text))).toBe(expected)
})

it.each([
  ['highway=crossing', true],
  ['barrier=gate', true],
  ['barrier=bollard', true],
  ['barrier=gate access=private', false],
  ['barrier=gate access=private foot=yes', true],
  ['barrier=gate locked=yes', false],
  ['barrier=fence', false],
  ['barrier=wall foot=yes', true],
])('a node with %s is passed: %s', (text, expected) => {
  expect(canPassNode(tagsOf(text))).toBe(expected)
})
