import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { makeServerDatabase } from '../db/test-database.ts'
import { SERVER_FLAGS } from '../db/test-flags.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { makeJobs } from './jobs.pg-boss.ts'
import type { Job } from './jobs.port.ts'

vi.setConfig({ testTimeout: 180_000 })

const server = process.env.TEST_DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), 'tripwright-jobs-'))
const place: { dataDir: string; databaseUrl?: string } = { dataDir: folder }
let drop = async () => undefined as unknown

beforeAll(async () => {
  if (!server) return
  const made = await makeServerDatabase(server)
  place.databaseUrl = made.url
  drop = made.drop
})
afterAll(async () => {
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process of its own that runs one job and never finishes it. */
function startHanging() {
  const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).pathname)
  const script = `
    import { openDatabase } from ${from('../db/open-database.ts')}
    import { makeLog } from ${from('../log/log.ts')}
    import { makeJobs } from ${from('./jobs.pg-boss.ts')}
    const database = await openDatabase(${JSON.stringify(place)})
    const jobs = makeJobs(database, makeLog('warn'))
    const run = async () => { process.stdout.write('running'); await new Promise(() => {}) }
    await jobs.start([{ name: 'crash.test', run }])
    await jobs.enqueue(database.db, 'crash.test', { trip: 42 })`
  return spawn(process.execPath, [...SERVER_FLAGS, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

describe('a job whose process does not live to finish it', () => {
  it('runs again in another process after kill -9, within two minutes', async () => {
    const child = startHanging()
    const output = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    expect(String(output)).toBe('running')
    child.kill('SIGKILL')
    await once(child, 'exit')

    const database = await openDatabase(place)
    const seen: object[] = []
    const jobs = makeJobs(database, makeFakeLog())
    await jobs.start([{ name: 'crash.test', run: async (data) => void seen.push(data) }])
    await vi.waitFor(() => expect(seen).toEqual([{ trip: 42 }]), { timeout: 120_000, interval: 200 })
    await jobs.stop()
    await database.close()
  })

  it('keeps the stop waiting for ten seconds at most, and is handed on', async () => {
    const database = await openDatabase(place)
    let runs = 0
    const hang: Job = {
      name: 'hangs.on',
      run: async () => {
        if (++runs === 1) await new Promise(() => {})
      },
    }
    const open = () => makeJobs(database, makeFakeLog(), { askSeconds: 0.5, pauseSeconds: 1 })
    const first = open()
    await first.start([hang])
    await first.enqueue(database.db, 'hangs.on', {})
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 10_000 })
    const began = performance.now()
    await first.stop()
    expect(performance.now() - began).toBeLessThan(12_000)
    const second = open()
    await second.start([hang])
    await vi.waitFor(() => expect(runs).toBe(2), { timeout: 20_000 })
    await second.stop()
    await database.close()
  })
})
