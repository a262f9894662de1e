import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { completeLock } from './complete-lock.mjs'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

it('is the lockfile as it stands: "node tools/complete-lockfile.mjs" would add nothing', () => {
  expect(completeLock(lock.packages).added).toEqual([])
})

it('names what is missing for another system, so that npm passes over it there', () => {
  const parent = {
    version: '1.0.0',
    dev: true,
    license: 'MIT',
    optionalDependencies: { '@x/linux-x64-musl': '1.0.0' },
  }
  const { packages, added } = completeLock({ 'node_modules/x': parent })
  expect(added).toEqual(['node_modules/@x/linux-x64-musl'])
  expect(packages['node_modules/@x/linux-x64-musl']).toEqual({
    ...{
      version: '1.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      license: 'MIT',
      optional: true,
      os: ['linux'],
    },
  })
})

it('leaves alone what stands beside the package or above it', () => {
  const parent = { version: '1.0.0', optionalDependencies: { 'y-win32-x64': '1.0.0' } }
  const known = { version: '1.0.0', optional: true }
  expect(
    completeLock({ 'node_modules/a/node_modules/x': parent, 'node_modules/y-win32-x64': known }).added,
  ).toEqual([])
})
