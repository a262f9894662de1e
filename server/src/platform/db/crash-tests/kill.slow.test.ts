import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { startTestCluster } from '../test-cluster.ts'
import { killRounds, runUntilKilled, seededChance } from './kill-rounds.ts'

// Each kill is a process that starts and recovers: three seconds of processor time.
const KILLS = inject('isProving') ? 50 : 10
// About a minute on an idle machine.
const TEN_MINUTES = 600_000
// With PostgreSQL this kills the server, else the embedded database's process.
const isOnServer = process.env.TEST_DATABASE_URL !== undefined
const SEED = Number(process.env.CRASH_SEED ?? 20261121)

describe(`processes killed in mid-write (seed ${SEED})`, () => {
  test.skipIf(isOnServer)(
    `${KILLS} kills on the embedded database lose nothing that was acknowledged`,
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tripwright-kill-'))
      onTestFinished(() => rmSync(dataDir, { recursive: true }))
      const chance = seededChance(SEED)
      // The last run is not killed early, because it must check the rows.
      const tally = await killRounds(KILLS, (round) =>
        runUntilKilled([dataDir], round === 0 || round === KILLS ? () => 0.5 : chance, (writer) =>
          writer.kill('SIGKILL'),
        ),
      )
      expect(tally).toMatchObject({ lost: [], torn: [], failed: [] })
      expect(tally.acknowledged).toBeGreaterThan(KILLS)
    },
    TEN_MINUTES,
  )

  test.skipIf(!isOnServer)(
    `${KILLS} kills on PostgreSQL, of the process or of the server, lose nothing that was acknowledged`,
    async () => {
      const cluster = await startTestCluster()
      onTestFinished(cluster.stop)
      const chance = seededChance(SEED)
      const tally = await killRounds(KILLS, async (round) => {
        const isServer = round % 5 === 4
        const life = await runUntilKilled(
          ['', cluster.url],
          round === KILLS ? () => 0.5 : chance,
          (writer) => {
            if (isServer) process.kill(cluster.pid(), 'SIGKILL')
            else writer.kill('SIGKILL')
          },
        )
        if (!isServer) return life
        await restart(cluster.start)
        return { ...life, failure: null }
      })
      expect(tally).toMatchObject({ lost: [], torn: [], failed: [] })
      expect(tally.acknowledged).toBeGreaterThan(KILLS)
    },
    TEN_MINUTES,
  )
})

/** A killed server can start again once the last of its processes has exited. */
async function restart(start: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      return await start()
    } catch (error) {
      if (attempt === 20) throw error
      await pause(100)
    }
}
