import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const HOOK = new URL('./quick-drizzle.ts', import.meta.url).href
const SCRIPT = `const { drizzle } = await import('drizzle-orm/node-postgres')
  const { sql } = await import('drizzle-orm')
  process.stdout.write([typeof drizzle, typeof sql, process.memoryUsage().heapTotal / 1e6].join(' '))`

test('drizzle is loaded without reading its package.json over and over', async () => {
  const script = ['--import', HOOK, '--input-type=module', '-e', SCRIPT]
  const { stdout } = await run(process.execPath, script, { cwd: import.meta.dirname })
  const [drizzle, sql, megabytes] = stdout.split(' ')
  expect([drizzle, sql]).toEqual(['function', 'function'])
  // 256 MB without it.
  expect(Number(megabytes)).toBeLessThan(80)
})
