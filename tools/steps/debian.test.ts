import { expect, test } from 'vitest'
import { findMissing, hasPostgresql } from './debian.mjs'

test.each([
  [[], false],
  [['13'], false],
  [['13', '15'], true],
  [['17'], true],
  [['common'], false],
])('with the PostgreSQL versions %j there is one to test on: %s', (versions, isThere) => {
  expect(hasPostgresql(versions, () => true)).toBe(isThere)
})

test('a folder that a removed package left behind is no PostgreSQL', () => {
  expect(hasPostgresql(['15'], () => false)).toBe(false)
})

test('each missing program is asked for once, by the name of its package', () => {
  const isThere = { chromium: false, postgresql: false }
  expect(findMissing(['postgresql', 'chromium', 'postgresql'], isThere)).toEqual([
    'postgresql-15',
    'chromium-headless-shell',
  ])
  expect(findMissing(['postgresql', 'chromium'], { ...isThere, chromium: true })).toEqual(['postgresql-15'])
  expect(findMissing([], isThere)).toEqual([])
})
