import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startEngine } from '../embedded/embedded-engine.ts'
import { takeDatabaseFolder } from '../embedded/embedded-folder.ts'
import { seededChance } from './kill-rounds.ts'
import { shadowDisk } from './shadow-disk.ts'

const CUTS = inject('isProving') ? 10 : 5
const SEED = Number(process.env.CRASH_SEED ?? 20261121)

test.skipIf(process.env.TEST_DATABASE_URL)(
  `${CUTS} power cuts in mid-write lose nothing that was acknowledged (seed ${SEED})`,
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'tripwright-power-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const chance = seededChance(SEED)
    const { folder, lock } = await takeDatabaseFolder(join(root, 'data'))
    const disk = shadowDisk(folder)
    const cuts: { target: string; acknowledged: number }[] = []
    let acknowledged = 0
    // Cuts inside a sync, where a commit or a checkpoint is half done; every second time some unsynced blocks survive.
    const engine = await startEngine(folder, (path) => {
      disk.onSynced(path)
      if (acknowledged === 0 || cuts.length === CUTS || chance() > 0.06) return
      const target = join(root, `cut-${cuts.length}`)
      disk.cutPower(target, cuts.length % 2 === 1 ? chance : undefined)
      cuts.push({ target, acknowledged })
    })
    await engine.client.exec('create table writes (id integer primary key, body text not null)')
    while (cuts.length < CUTS) {
      await engine.client.query(`insert into writes values ($1, repeat(md5($2), 100))`, [
        acknowledged + 1,
        `${acknowledged}`,
      ])
      acknowledged++
      if (chance() < 0.05)
        await engine.client.exec('update writes set body = body || id where id % 10 = 0; checkpoint')
    }
    await engine.client.close()
    lock.release()

    for (const cut of cuts) {
      const after = await startEngine(cut.target)
      const { rows } = await after.client.query<{ n: number; last: number; whole: boolean }>(
        `select count(*)::int as n, max(id) as last, bool_and(length(body) >= 3200) as whole from writes`,
      )
      const n = rows[0]?.n ?? 0
      // The commit that the cut interrupted may be there or not; all acknowledged ones must be.
      expect([cut.acknowledged, cut.acknowledged + 1]).toContain(n)
      expect(rows).toEqual([{ n, last: n, whole: true }])
      await after.client.close()
      rmSync(cut.target, { recursive: true })
    }
  },
  600_000,
)
