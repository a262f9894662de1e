import { expect, it } from 'vitest'
import { checkManifest } from './install-checks.state.ts'

const whole = {
  name: 'Tripwright',
  start_url: '/',
  display: 'standalone',
  icons: [{ sizes: 'any' }, { sizes: '192x192' }, { sizes: '512x512', purpose: 'any maskable' }],
}
const all = { manifest: true, start: true, icons: true, maskable: true }

it('finds all of it in a manifest that has it', () => {
  expect(checkManifest(whole)).toEqual(all)
})

it.each([
  ['manifest', { ...whole, name: '' }],
  ['start', { ...whole, display: 'browser' }],
  ['start', { ...whole, start_url: undefined }],
  ['icons', { ...whole, icons: [{ sizes: '192x192 512x5120', purpose: 'any maskable' }] }],
  ['maskable', { ...whole, icons: [{ sizes: '192x192 512x512' }] }],
])('misses %s where it is not', (what, changed) => {
  expect(checkManifest(changed)).toEqual({ ...all, [what]: false })
})

it.each([null, 'text', 4, { icons: 'none' }, { icons: [null, 3] }])('bears %j for a manifest', (odd) => {
  expect(Object.values(checkManifest(odd))).not.toContain(true)
})
