import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { StartError } from '../start-error.ts'
import type { DatabaseSession, OpenedDatabase } from './db.port.ts'
import { startEngine } from './embedded/embedded-engine.ts'
import { takeDatabaseFolder } from './embedded/embedded-folder.ts'
import { vacuumRegularly } from './embedded/embedded-vacuum.ts'
import { nameStatements } from './embedded/named-statements.ts'
import { withTimeout } from './with-timeout.ts'

const PING_MS = 2000

/**
 * Opens the embedded database in the data folder, for this process only, and verifies that a commit reaches the disk. A new
 * one is a copy of the folder `prepared`, if that is there. Throws StartError.
 */
export async function openEmbedded(dataDir: string, prepared?: string): Promise<OpenedDatabase> {
  const { folder, lock } = await takeDatabaseFolder(dataDir, prepared)
  try {
    const engine = await startEngine(folder)
    await assertDurable(engine.client, engine.walSyncs)
    let isBroken = false
    const broken = engine.broken.finally(() => {
      isBroken = true
    })
    const vacuum = vacuumRegularly(engine.client)
    const close = async () => {
      vacuum.stop()
      // A crashed engine must not write its shut-down: the next start recovers from the log.
      if (!isBroken) {
        await vacuum.now()
        await engine.client.close()
      }
      lock.release()
    }
    return { ...onClient(engine.client), broken, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The database port on PGlite, on any file system. */
export function onClient(client: PGlite): Omit<OpenedDatabase, 'broken' | 'close'> {
  nameStatements(client)
  refuseUseAroundTransaction(client)
  return {
    kind: 'embedded',
    db: drizzle({ client }),
    // A process cannot lose its own notifications, so `afterGap` is never called.
    listen: async (channel, onPayload) => {
      // A copy, because one function may subscribe twice.
      const own = (payload: string) => onPayload(payload)
      await client.listen(quoted(channel), own)
      return () => client.unlisten(quoted(channel), own)
    },
    bossOptions: () => ({ db: fromPglite(client), backend: 'pglite' }),
    ping: () =>
      withTimeout(
        PING_MS,
        client.query('select 1').then(() => undefined),
      ),
    session: async () => sessionOn(client),
  }
}

function sessionOn(client: PGlite): DatabaseSession {
  return {
    run: async (statements) => {
      await client.exec(statements)
    },
    rows: async <Row>(statement: string, parameters: unknown[] = []) =>
      (await client.query<Row>(statement, parameters)).rows,
    end: async () => undefined,
  }
}

/**
 * Refuses a database whose commits might not survive a power cut: the settings must be right and the sync hook must be
 * called.
 */
export async function assertDurable(client: PGlite, walSyncs: () => number): Promise<void> {
  const before = walSyncs()
  const { rows } = await client.query<{ fsync: string; method: string }>(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
       pg_logical_emit_message(true, 'tripwright', 'does a commit reach the disk?')`,
  )
  const [settings] = rows
  if (settings?.fsync === 'on' && settings.method === 'fsync' && walSyncs() > before) return
  throw new StartError(
    'not-durable',
    'the embedded database cannot write safely on this system (a commit did not reach the disk); set DATABASE_URL to a PostgreSQL server',
  )
}

/**
 * There is one connection, so a statement on `db` inside an open transaction would wait for that transaction for ever. It is
 * refused with an error. (On PostgreSQL it would take a second connection, and could exhaust the pool under load.)
 */
function refuseUseAroundTransaction(client: PGlite): void {
  const open = new AsyncLocalStorage<{ isOpen: boolean }>()
  // Every statement outside an open transaction is checked here first.
  const checkReady = client._checkReady.bind(client)
  client._checkReady = async () => {
    if (open.getStore()?.isOpen)
      throw new Error(
        'the database was used inside an open transaction: use the transaction that was handed in',
      )
    await checkReady()
  }
  const transaction = client.transaction.bind(client)
  client.transaction = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const state = { isOpen: true }
    try {
      return await transaction((tx) => open.run(state, () => work(tx)))
    } finally {
      state.isOpen = false
    }
  }
}

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`
}
