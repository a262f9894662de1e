import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'

const running = new Set<ChildProcess>()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tripwright-start-'))
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  rmSync(folder, { recursive: true, force: true })
})

type Run = { child: ChildProcess; output: () => string; ready: Promise<void>; exit: Promise<number | null> }

function start(env: Record<string, string> = {}): Run {
  const clean = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    OUTSIDE: 'off',
    ...env,
  }
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...testProgram('src/main.mjs')], { env: clean })
  running.add(child)
  let output = ''
  const ready = new Promise<void>((resolve) => {
    const onOutput = (part: Buffer) => {
      output += part
      if (output.includes(' is ready on ')) resolve()
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
  })
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code
  })
  return { child, output: () => output, ready, exit }
}

/** A refused start prints one sentence for a person: no stack, no second line. */
async function refusal(env: Record<string, string>): Promise<string> {
  const run = start(env)
  expect(await run.exit).toBe(1)
  const lines = run.output().trim().split('\n')
  expect(lines, run.output()).toHaveLength(1)
  return lines[0] ?? ''
}

describe('a start that cannot go on says why in one sentence and exits with 1', { timeout: 60_000 }, () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : 0)
    expect(await refusal({ PORT: port })).toContain(`port ${port} is taken by another program; set PORT`)
    other.close()
  })

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(
      /cannot be (written|made|used)|not writable|no folder/,
    )
  })

  it('when another process has the embedded database, which goes on unharmed', async () => {
    const first = start()
    await first.ready
    expect(await refusal({})).toContain(`process ${first.child.pid}`)
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not a PostgreSQL address'],
    [{ NODE_ENV: 'production' }, 'AUTH_SECRET is required in production'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
  ])('when a setting is wrong: %j', async (env, words) => {
    expect(await refusal(env)).toContain(words)
  })

  it('when production is given a test seam', async () => {
    const needed = {
      AUTH_SECRET: 'x'.repeat(40),
      PUBLIC_URL: 'https://trip.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
    }
    const env = { ...needed, NODE_ENV: 'production', TEST_OUTBOX_DIR: folder }
    expect(await refusal(env)).toContain('TEST_OUTBOX_DIR is a test seam')
  })
})

describe('a start', { timeout: 60_000 }, () => {
  it('says where it is in one line, and a stop ends it cleanly', async () => {
    const run = start()
    await run.ready
    expect(run.output().trim().split('\n')).toHaveLength(1)
    expect(run.output()).toMatch(
      /^Tripwright is ready on http:\/\/localhost:\d+ \(development\), embedded database/,
    )
    const url = /http:\S+\d/.exec(run.output())?.[0] ?? ''
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ ok: true })
    run.child.kill('SIGTERM')
    expect(await run.exit).toBe(0)
  })

  it('keeps its secret over a restart, for its owner alone', async () => {
    for (let i = 0; i < 2; i++) {
      const run = start()
      await run.ready
      run.child.kill('SIGTERM')
      expect(await run.exit).toBe(0)
    }
    expect(readdirSync(folder)).toContain('secret')
    expect(readdirSync(folder).filter((name) => name.startsWith('secret.'))).toEqual([])
  })
})
