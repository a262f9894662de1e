import { randomBytes } from 'node:crypto'
import { emptyTrip, makeOps, uuidV7 } from '@tripwright/domain/trip/sync'
import { applyOps } from '#features/trip/sync/index.ts'
import { openUnmigrated } from '#platform/db/open-database.ts'

// trip-writer.ts <person> <trip ids, with commas> <data folder> [<address>]: the process that the crash test of trips kills.
// It changes the trips until it is killed, and prints the operations of each acknowledged call as one line.
const [personId = '', tripIds = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const { db } = await openUnmigrated({ dataDir, databaseUrl })

const makeId = () => uuidV7(Date.now(), randomBytes(10))

await Promise.all(tripIds.split(',').map((tripId) => write(tripId)))

async function write(tripId: string): Promise<never> {
  for (;;) {
    const itemId = makeId()
    const changes = Object.entries({ kind: 'note', text: itemId, deleted: true })
    const drafts = changes.map(([field, value]) => ({ itemId, field, value }))
    const ops = makeOps(emptyTrip(tripId), 0, drafts, makeId)
    await db.transaction((within) => applyOps({ db: within, now: new Date(), personId }, tripId, ops))
    process.stdout.write(`${ops.map((op) => op.opId).join(' ')}\n`)
  }
}
