import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestCluster } from '../test-cluster.ts'
import { killRounds, runUntilKilled, seededChance } from './kill-rounds.ts'

// Each is a program that starts, recovers and dies: three seconds of a processor.
const KILLS = process.env.CRASH_ALL === '1' ? 50 : 15
// A minute where nothing else runs.
const TEN_MINUTES = 600_000
// The run on PostgreSQL kills there, the other one on the embedded database.
const isOnServer = process.env.TEST_DATABASE_URL !== undefined
const SEED = Number(process.env.CRASH_SEED ?? 20261121)

describe(`processes killed in mid-write (seed ${SEED})`, () => {
  test.skipIf(isOnServer)(
    `${KILLS} kills on the embedded database lose nothing that was acknowledged`,
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tripwright-kill-'))
      onTestFinished(() => rmSync(dataDir, { recursive: true }))
      const chance = seededChance(SEED)
      // The last life is not cut short early: it has to look.
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

/** A server that was killed can start again once the last of its own processes has noticed. */
async function restart(start: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      return await start()
    } catch (error) {
      if (attempt === 20) throw error
      await pause(100)
    }
}
