import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { StartError } from '../start-error.ts'
import type { DatabaseSession, OpenedDatabase } from './db.port.ts'
import { parsePostgresAddress, startFailure } from './postgres/postgres-address.ts'
import { makeListener } from './postgres/postgres-listener.ts'
import { logUnavailable } from './unavailable.ts'
import { registerParsers } from './value-types.ts'
import { withTimeout } from './with-timeout.ts'

/** Timeout for connecting to the server, and for a free connection of the pool, ms. */
const CONNECT_MS = 5000
const STATEMENT_MS = 30_000
/** A connection without data for this time has lost its server: every statement responds earlier. */
const SILENCE_MS = STATEMENT_MS + 5000
const PING_MS = 2000
const END_MS = 10_000
const OLDEST_RELEASE = 15
/** Connections per process; a server with PostgreSQL's default of 100 serves several processes. */
const POOL_SIZE = 10

// Settings that a server's or a role's defaults may change: without them dates and bytes would arrive in other formats.
const SAME_SESSION = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = public`

type Options = { databaseUrl: string; log?: Pick<Log, 'warn'> | undefined }

/** Opens a PostgreSQL server of release 15 or later. Throws StartError. */
export async function openPostgres({ databaseUrl, log }: Options): Promise<OpenedDatabase> {
  const place = parsePostgresAddress(databaseUrl)
  registerParsers()
  const config = {
    connectionString: databaseUrl,
    application_name: 'tripwright',
    connectionTimeoutMillis: CONNECT_MS,
  }
  const session = () => openSession(config)
  await checkRelease(session).catch((error) => {
    throw startFailure(place, error)
  })
  const pool = makePool(config, log)
  const sessions: DatabaseSession[] = []
  const listener = makeListener(config, log)
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }),
    listen: (channel, onPayload, afterGap) => listener.listen(channel, { onPayload, afterGap }),
    bossOptions: () => ({
      backend: 'postgres',
      db: {
        executeSql: (text, values) => pool.query(text, values),
        listen: async (channel, onPayload, afterGap) => {
          const close = await listener.listen(channel, { onPayload, afterGap })
          afterGap()
          return { close }
        },
      },
    }),
    ping: () =>
      withTimeout(
        PING_MS,
        pool.query('select 1').then(() => undefined),
      ),
    session: async () => {
      const opened = await session()
      sessions.push(opened)
      return opened
    },
    broken: new Promise(() => {}),
    close: async () => {
      await listener.close()
      // Closes connections that a failure left open.
      await Promise.all(sessions.map((opened) => opened.end()))
      // A running statement ends by its own timeout; the process need not wait for it.
      await withTimeout(END_MS, pool.end()).catch((error) =>
        log?.warn({ error }, 'PostgreSQL was not left in order'),
      )
    },
  }
}

function makePool(config: pg.PoolConfig, log: Options['log']): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: POOL_SIZE,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 60_000,
    onConnect: async (client) => {
      // A connection that breaks inside a transaction has no other listener, and an unhandled error event ends the process.
      client.on('error', (error) => logUnavailable(log, 'a connection', error))
      endWhenSilent(client)
      await client.query(SAME_SESSION)
    },
  })
  pool.on('error', () => undefined)
  return pool
}

/** Without it a network that drops packets would block a call, and a connection of the pool, for a quarter of an hour. */
function endWhenSilent(client: pg.ClientBase): void {
  const stream = 'connection' in client && Object(client.connection).stream
  if (stream instanceof Socket)
    stream.setTimeout(SILENCE_MS, () => stream.destroy(new Error('Connection terminated: it was silent')))
}

async function openSession(config: pg.ClientConfig): Promise<DatabaseSession> {
  const client = new pg.Client({ ...config, keepAlive: true })
  // The statement in flight rejects with the same error.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(SAME_SESSION)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return {
    run: async (statements) => {
      await client.query(statements)
    },
    rows: async <Row extends pg.QueryResultRow>(statement: string, parameters?: unknown[]) =>
      (await client.query<Row>(statement, parameters)).rows,
    end: () => client.end(),
  }
}

async function checkRelease(open: () => Promise<DatabaseSession>): Promise<void> {
  const session = await open()
  const [row] = await session
    .rows<{ version: string }>('show server_version_num')
    .finally(() => session.end())
  const release = Math.floor(Number(Object.values(row ?? {})[0]) / 10_000)
  if (release >= OLDEST_RELEASE) return
  throw new StartError(
    'old-postgres',
    `Tripwright needs PostgreSQL ${OLDEST_RELEASE} or later; the server in DATABASE_URL is ${release}`,
  )
}
