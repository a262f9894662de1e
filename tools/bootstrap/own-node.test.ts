import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownNode } from './own-node.mjs'

const OLD = { platform: 'linux', arch: 'riscv64', version: '20.20.2', execPath: '/usr/bin/node' }
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-node-'))
})

afterEach(() => rmSync(root, { recursive: true }))

test('the Node that came with the packages is used before any other', () => {
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules/.bin/node'), '')
  expect(ownNode(root, { ...OLD, version: '26.0.0' })).toBe(join(root, 'node_modules/.bin/node'))
})

test('without one of its own, a running Node that is new enough is used', () => {
  expect(ownNode(root, { ...OLD, version: '24.0.0' })).toBe('/usr/bin/node')
})

test('without either, one sentence names the machine and the remedy', () => {
  expect(() => ownNode(root, OLD)).toThrow(
    /for Linux on x64 and arm64 only; this is linux on riscv64\. Install Node 24/,
  )
})
