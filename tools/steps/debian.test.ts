import { expect, test } from 'vitest'
import { findMissing, hasPostgresql } from './debian.mjs'

test.each([
  [[], false],
  [['13'], false],
  [['13', '15'], true],
  [['17'], true],
  [['common'], false],
])('with the PostgreSQL versions %j one is usable for tests: %s', (versions, isThere) => {
  expect(hasPostgresql(versions, () => true)).toBe(isThere)
})

test('the leftover folder of a removed package is not a PostgreSQL installation', () => {
  expect(hasPostgresql(['15'], () => false)).toBe(false)
})

test('each missing program is requested once, by the name of its package', () => {
  const isThere = { chromium: false, postgresql: false }
  expect(findMissing(['postgresql', 'chromium', 'postgresql'], isThere)).toEqual([
    'postgresql-15',
    'chromium-headless-shell',
  ])
  expect(findMissing(['postgresql', 'chromium'], { ...isThere, chromium: true })).toEqual(['postgresql-15'])
  expect(findMissing([], isThere)).toEqual([])
})
