import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { describeDatabase } from './db.contract-test.ts'
import type { OpenedDatabase } from './db.port.ts'
import { openPostgres } from './db.postgres.ts'
import { openDatabase } from './open-database.ts'
import { rowsOf } from './rows.ts'
import { makeServerDatabase, openTestDatabase } from './test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(server === '')('on the server of TEST_DATABASE_URL (skipped when it is not set)', () => {
  describeDatabase('PostgreSQL', openTestDatabase)

  let made: Awaited<ReturnType<typeof makeServerDatabase>>
  let database: OpenedDatabase
  beforeAll(async () => {
    made = await makeServerDatabase(server)
    database = await openPostgres({ databaseUrl: made.url })
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  /** Ends every connection of the database under test, as a restart of the server does. */
  async function cutConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(made.url).pathname.slice(1),
    ])
    await client.end()
  }

  test('a connection that dies inside a transaction rejects it and ends nothing else', async () => {
    await database.db.execute(sql`create table cut (n integer)`)
    const cut = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into cut values (1)`)
      await cutConnections()
      await tx.execute(sql`insert into cut values (2)`)
    })
    await expect(cut).rejects.toThrow()
    expect(rowsOf(await database.db.execute(sql`select count(*) as n from cut`))).toEqual([{ n: 0 }])
  })

  test('a lost listening connection is restored, and the gap is reported', async () => {
    const payloads: string[] = []
    let gaps = 0
    const unlisten = await database.listen(
      'cut',
      (payload) => payloads.push(payload),
      () => gaps++,
    )
    await cutConnections()
    await vi.waitFor(() => expect(gaps).toBe(1), 5000)
    await database.db.execute(sql`select pg_notify('cut', 'again')`)
    await vi.waitFor(() => expect(payloads).toEqual(['again']))
    await unlisten()
  })

  test('two processes hear each other', async () => {
    const other = await openPostgres({ databaseUrl: made.url })
    const payloads: string[] = []
    await database.listen('between', (payload) => payloads.push(payload))
    await other.db.execute(sql`select pg_notify('between', 'hello')`)
    await vi.waitFor(() => expect(payloads).toEqual(['hello']))
    await other.close()
  })

  test('a user without the right to create tables gets a sentence', async () => {
    const weak = new URL(made.url)
    weak.username = 'weak'
    await database.db.execute(sql`create role weak login`)
    const opening = openDatabase({ dataDir: '', databaseUrl: weak.href })
    await expect(opening).rejects.toMatchObject({
      code: 'not-allowed',
      message:
        'the user in DATABASE_URL may not do this (permission denied for schema public); let it own the database',
    })
    await database.db.execute(sql`drop role weak`)
  })

  test('names the fault of the address in one sentence', async () => {
    const refusal = (databaseUrl: string) =>
      openPostgres({ databaseUrl }).then(
        () => 'opened',
        (error: Error) => error.message,
      )
    const place = new URL(server)
    place.pathname = '/absent'
    expect(await refusal(place.href)).toBe(
      `PostgreSQL at ${place.host} has no database "absent"; create it with "createdb absent"`,
    )
    place.pathname = '/postgres'
    place.username = 'stranger'
    place.password = 'secret'
    expect(await refusal(place.href)).toBe(
      `PostgreSQL at ${place.host} refuses the user "stranger"; check user and password in DATABASE_URL`,
    )
  })
})

test.each(['mysql://localhost/x', 'localhost:5432/x', 'postgres:x', 'postgres://localhost:port/x'])(
  '%s is not a PostgreSQL address',
  async (databaseUrl) => {
    await expect(openPostgres({ databaseUrl })).rejects.toMatchObject({
      code: 'bad-database-url',
      message: 'DATABASE_URL is not a PostgreSQL address',
    })
  },
)

test('an unreachable address is reported with host and port, never with the password', async () => {
  const failed = openPostgres({ databaseUrl: 'postgres://u:secret@127.0.0.1:1/x' })
  await expect(failed).rejects.toMatchObject({
    code: 'postgres-unreachable',
    message: expect.stringMatching(
      /^PostgreSQL at 127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED.*\); check/,
    ),
  })
  await expect(failed).rejects.not.toThrow(/secret/)
})

test('a server older than PostgreSQL 15 is refused', async () => {
  const old = createServer((socket) => answerAs(socket, '140012')).listen(0, '127.0.0.1')
  await once(old, 'listening')
  const address = old.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await expect(openPostgres({ databaseUrl: `postgres://u@127.0.0.1:${port}/x` })).rejects.toMatchObject({
    code: 'old-postgres',
    message: 'Tripwright needs PostgreSQL 15 or later; the server in DATABASE_URL is 14',
  })
  old.close()
})

/** A minimal PostgreSQL server for the version check: it answers every query with one column of this text. */
function answerAs(socket: Socket, version: string): void {
  const message = (kind: string, ...parts: (string | number[])[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)))
    const head = Buffer.from([0, 0, 0, 0, 0])
    head.write(kind, 'latin1')
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const ready = message('Z', 'I')
  const column = message(
    'T',
    [0, 1],
    'v\0',
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0],
  )
  const row = message('D', [0, 1, 0, 0, 0, version.length], version)
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', [0, 0, 0, 0]), ready]))
    socket.on('data', () => socket.write(Buffer.concat([column, row, message('C', 'SHOW\0'), ready])))
  })
}
