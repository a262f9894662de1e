import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityOf } from '../bootstrap/process-identity.mjs'
import { makeProgress } from '../bootstrap/progress.mjs'
import { runSteps } from './run-steps.mjs'
import type { Step } from './step.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

async function run(steps: Step[], atOnce = 1) {
  let text = ''
  const progress = makeProgress({ write: (part) => (text += part) })
  const results = await runSteps(steps, { root: folder, folder, atOnce, progress })
  return { results, text }
}

function script(name: string, code: string): Step {
  return { name, command: [process.execPath, '-e', code] }
}

test('a passed step is one line; a failed one is shown with its output, without the tests that passed', async () => {
  const { results, text } = await run([
    script('quiet', 'console.log("not shown")'),
    script(
      'loud',
      'console.log("first\\n  ✓  1 [desktop] › a.spec.ts"); console.error("second"); process.exit(4)',
    ),
  ])
  expect(results.map((result) => result.ok)).toEqual([true, false])
  expect(text).toMatch(/^ok {3}quiet +[\d.]+ s$/m)
  expect(text).toMatch(/^FAIL loud +[\d.]+ s\n {5}first\n {5}second\n$/m)
  expect(text).not.toContain('not shown')
  expect(text).not.toContain('a.spec.ts')
})

test('a failure is shown first, without the output before it', async () => {
  const { text } = await run([
    script('noisy', 'console.log("noise\\n ⎯⎯ Failed Tests 1 ⎯⎯\\n a.test.ts"); process.exit(1)'),
  ])
  expect(text).toMatch(/^FAIL noisy +[\d.]+ s\n {6}⎯⎯ Failed Tests 1 ⎯⎯\n {6}a.test.ts\n$/m)
})

test('a step after one that failed still runs, and the results keep the order of the steps', async () => {
  const { results } = await run(
    [script('slow', 'setTimeout(() => process.exit(1), 150)'), script('fast', '')],
    2,
  )
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['slow', false],
    ['fast', true],
  ])
})

test('a test that passed only when it ran again is named below its step with its first failure', async () => {
  const failed = { status: 'passed', fullName: 'waits', failureMessages: ['expected 1\nto be 2'] }
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [{ status: 'passed', name: 'a.test.ts', assertionResults: [failed] }],
  }
  const write = `fs.writeFileSync(process.argv.at(-1).split('=')[1], ${JSON.stringify(JSON.stringify(report))})`
  const { command } = script('', write)
  const { text } = await run([{ name: 'unit', command: [...command, '--'], runner: 'vitest' }])
  expect(text).toMatch(
    /^ok {3}unit +[\d.]+ s {3}1 tests\n {5}passed only when it ran again: a.test.ts > waits\n {7}expected 1\n {7}to be 2\n$/m,
  )
})

test('a missing program fails its step', async () => {
  const { results } = await run([{ name: 'gone', command: [join(folder, 'no-such-program')] }])
  expect(results[0]).toMatchObject({ ok: false, counts: { passed: 0, failed: 1 } })
})

test('a step that hangs is ended and has failed', async () => {
  const { results } = await run([{ ...script('hangs', 'setInterval(() => {}, 1000)'), minutes: 0.005 }])
  expect(results[0]?.ok).toBe(false)
  expect(results[0]?.lines.at(-1)).toMatch(/^ended because it took longer than/)
})

test('a step with exit code 0 but refused output has failed', async () => {
  const { results } = await run([
    { ...script('hints', 'console.log("Found 2 infos.")'), refuses: /^Found \d+ info/ },
  ])
  expect(results[0]?.ok).toBe(false)
})

test('the last line of a passed step may be shown', async () => {
  const { text } = await run([
    { ...script('counts', 'console.log("a"); console.log("0 suppressions")'), tellsLastLine: true },
  ])
  expect(text).toMatch(/^ok {3}counts .* 0 suppressions$/m)
})

test('processes that a step leaves running are ended with it', async () => {
  const leave = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    console.log(pid); process.exit(0)`
  const { results } = await run([script('leaves', leave)])
  await vi.waitFor(() => expect(identityOf(Number(results[0]?.lines[0]))).toBeNull())
})
