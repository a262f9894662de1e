import { expect, it } from 'vitest'
import { isZone } from './zone-name.ts'

it.each([
  ['Europe/Rome', true],
  ['Pacific/Auckland', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
  ['A'.repeat(9000), false],
])('%j is the name of a zone: %j', (name, is) => expect(isZone(name)).toBe(is))
