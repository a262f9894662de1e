import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// A fake npm, which installs a Node.
const NPM = `#!/bin/sh
mkdir -p node_modules/.bin
ln -s '${process.execPath}' node_modules/.bin/node
`
// The steps of this program can be listed only where Node is installed already, as on a machine with an old Node.
const PROGRAM = `import { existsSync } from 'node:fs'
import { runAll } from './steps/run-all.mjs'
await runAll([], (root) => {
  if (!existsSync(root + '/node_modules/.bin/node')) throw new Error('listed before the installation')
  return []
})
`

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-all-'))
  cpSync(dirname(import.meta.dirname), join(root, 'tools'), { recursive: true })
  mkdirSync(join(root, 'bin'))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}')
  writeFileSync(join(root, 'tools/program.mjs'), PROGRAM)
  writeFileSync(join(root, 'bin/npm'), NPM)
  chmodSync(join(root, 'bin/npm'), 0o755)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a fresh clone installs its packages before the steps are listed, which name the installed Node', () => {
  const ended = spawnSync(process.execPath, [join(root, 'tools/program.mjs')], {
    env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect(ended.stderr).toBe('')
  expect(ended.stdout).toMatch(/Installed 0 packages.*\n0 passed, 0 failed\n/)
})
