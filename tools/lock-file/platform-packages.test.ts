import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { completeLock, missingPlatformPackages } from './platform-packages.mjs'

const LOCK = {
  name: 'house',
  packages: {
    '': {},
    'node_modules/bundler': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        'bundler-linux-x64-gnu': '1.0.0',
        '@b/bundler-linux-arm64-musl': '1.0.0',
        'bundler-win32-x64': '1.0.0',
      },
    },
    'node_modules/bundler/node_modules/bundler-linux-x64-gnu': { version: '1.0.0', optional: true },
    'node_modules/a/node_modules/css': { optionalDependencies: { 'css-wasm32': '2.0.0' } },
  },
}

test('a package that npm left out is found missing, one that is installed deeper is not', () => {
  expect(missingPlatformPackages(LOCK).map(({ name }) => name)).toEqual([
    '@b/bundler-linux-arm64-musl',
    'bundler-win32-x64',
    'css-wasm32',
  ])
})

test('they are added with their platform, and nothing else changes', () => {
  const { packages, name } = completeLock(LOCK)
  expect(name).toBe('house')
  expect(missingPlatformPackages({ packages })).toEqual([])
  expect(packages).toEqual({
    ...LOCK.packages,
    'node_modules/@b/bundler-linux-arm64-musl': {
      version: '1.0.0',
      cpu: ['arm64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
    'node_modules/bundler-win32-x64': {
      version: '1.0.0',
      cpu: ['x64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
    'node_modules/css-wasm32': { version: '2.0.0', cpu: ['wasm32'], optional: true },
  })
})

test('our own lock is one that npm ci accepts (if not: node tools/complete-lock.mjs)', () => {
  expect(missingPlatformPackages(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))).toEqual(
    [],
  )
})
