import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTrial } from '#features/plans/subscription/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeUser } from '#seeds/make.ts'
import { profileRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
/** A queued mail, which holds the account's address. */
const MAIL = 'test.mail'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer(profileRoutes)
  await server.platform.jobs.start([{ name: MAIL, run: async () => {} }])
})
afterAll(() => server.close())

const db = () => server.platform.database.db
async function person(): Promise<Person & { password: string }> {
  return { ...(await makeUser(server.platform, { now: NOW })), signedInAt: NOW }
}

/** An account with a row in every table that a person can fill. */
async function busyPerson() {
  const made = await person()
  await makeTrip(server.platform, { personId: made.id, stops: [{ name: 'Colosseum' }] })
  await startTrial(db(), made.id, `device of ${made.id}`, NOW)
  await db().execute(
    sql`insert into saved_items (user_id, item_type, item_id, title) values (${made.id}, 'hotel', 'inn', 'The Inn')`,
  )
  await db().execute(
    sql`insert into support_requests (user_id, email, subject, key_hash) values (${made.id}, ${made.email}, 'Hello', 'x')`,
  )
  await db().execute(
    sql`insert into support_messages (request_id, author, text) select id, 'person', 'A secret of mine' from support_requests where user_id = ${made.id}`,
  )
  await db().execute(
    sql`insert into support_requests (email, subject, key_hash) values (${made.email}, 'As a guest', 'y')`,
  )
  await db().execute(
    sql`insert into two_factors (id, user_id, secret, backup_codes) values (${`f ${made.id}`}, ${made.id}, 'sealed secret', 'sealed codes')`,
  )
  await db().execute(sql`insert into step_removals (user_id, asked_at) values (${made.id}, now())`)
  await db().execute(
    sql`insert into passkeys (id, user_id, credential_id, public_key, device_type, backed_up)
        values (${`p ${made.id}`}, ${made.id}, ${`credential of ${made.id}`}, 'public', 'multiDevice', true)`,
  )
  await db().execute(
    sql`insert into verifications (id, identifier, value, expires_at)
        values (${`t ${made.sessionId}`}, 'trust-device-1', ${made.id}, now()), (${`c ${made.sessionId}`}, 'x', ${JSON.stringify({ userData: { id: made.id, name: made.email } })}, now())`,
  )
  await db().execute(
    sql`insert into trip_items (trip_id, item_id, kind, version, fields)
        select id, gen_random_uuid(), 'booking', version, '{"kind":{"value":"flight","version":1,"rivals":[]},"reference":{"value":"QX7RT2","version":1,"rivals":[]}}'
        from trips where user_id = ${made.id}`,
  )
  await db().execute(sql`insert into notifications (user_id, kind) values (${made.id}, 'test')`)
  await db().execute(
    sql`insert into preferences (user_id, passports, step_free, diets, updated_at) values (${made.id}, '{CH}', false, '{}', now())`,
  )
  await db().execute(
    sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, server_key, locale, created_at)
        values (${made.id}, ${made.sessionId}, ${`https://push.example/${made.id}`}, 'push key', 'push secret', 'k', 'en', now())`,
  )
  await server.platform.jobs.enqueue(db(), MAIL, { kind: 'sign-up', email: made.email })
  return made
}

const exportOf = (who: Person) => server.call(who, 'POST', '/api/account/export', { body: {} })
const remove = (who: Person, email = who.email) =>
  server.call(who, 'POST', '/api/account/delete', { body: { email } })

describe('the export', () => {
  it('holds everything of the account, table by table, and nothing of anybody else', async () => {
    const [ana, ben] = [await busyPerson(), await busyPerson()]
    const { body } = await exportOf(ana)
    expect(body.account).toMatchObject({ id: ana.id, email: ana.email, name: 'Ada Example' })
    const tables: Record<string, Record<string, unknown>[]> = Object(body.tables)
    expect(tables.saved_items).toMatchObject([{ title: 'The Inn' }])
    expect(tables.trips).toHaveLength(1)
    expect(JSON.stringify(tables.trip_items)).toContain('Colosseum')
    expect(JSON.stringify(tables.trip_items)).toContain('QX7RT2')
    expect(tables.support_messages).toMatchObject([{ text: 'A secret of mine' }])
    expect(tables.notifications).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(ben.id)
    expect(JSON.stringify(body)).not.toContain(ben.email)
  })

  it('holds no secret: no password, no session token, no device', async () => {
    const ana = await busyPerson()
    const secrets = rowsOf(
      await db().execute(
        sql`select token as secret from sessions where user_id = ${ana.id}
            union all select password from accounts where user_id = ${ana.id}`,
      ),
    )
    expect(secrets).toHaveLength(2)
    const text = JSON.stringify((await exportOf(ana)).body)
    for (const { secret } of secrets) expect(text).not.toContain(String(secret))
    expect(text).not.toContain(`device of ${ana.id}`)
    expect(text).not.toContain('sealed')
    expect(text).not.toContain(`credential of ${ana.id}`)
    expect(text).not.toMatch(/push\.example|push key|push secret/)
  })

  it('is a zip for who asks for one, with a page that says what is in it', async () => {
    const ana = await busyPerson()
    await exportOf(ana)
    const response = await server.fetch('/api/account/export', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', accept: 'application/zip', 'x-as': ana.id },
    })
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      'application/zip',
      'attachment; filename="tripwright-2026-05-01.zip"',
    ])
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(textOf('account.json'))).toMatchObject({ id: ana.id, email: ana.email })
    expect(JSON.parse(textOf('tables/saved_items.json'))).toMatchObject([{ title: 'The Inn' }])
    for (const name of Object.keys(files)) {
      expect(textOf('README.txt')).toContain(name === 'README.txt' ? '2026-05-01T10:00:00.000Z' : name)
      expect(textOf(name)).not.toContain('sealed')
    }
  })
})

describe('deleting the account', () => {
  it('leaves neither its id nor its address in any table', async () => {
    const ana = await busyPerson()
    expect((await remove(ana)).body).toEqual({ deleted: true })
    const tables = rowsOf(
      await db().execute(
        sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      ),
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const { table_name: name } of tables) {
      const result = await db().execute(
        sql`select 1 from ${sql.identifier(String(name))} t where t::text like ${`%${ana.email}%`} or (t::text like ${`%${ana.id}%`} and ${name} <> 'trials')`,
      )
      expect(rowsOf(result), String(name)).toEqual([])
    }
  })

  it('asks for a sign-in of the last quarter of an hour, as the export does, and for the own address', async () => {
    const ana = await person()
    const stale = { ...ana, signedInAt: new Date('2026-05-01T09:44:59Z') }
    for (const refused of [await remove(stale), await exportOf(stale)])
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          error: 'fresh-session-required',
          message: 'Please sign in again. This needs a sign-in from the last 15 minutes.',
        },
      ])
    expect((await remove(ana, 'other@example.org')).status).toBe(400)
    expect((await exportOf(ana)).status).toBe(200)
    expect((await remove(ana, `  ${ana.email.toUpperCase()} `)).status).toBe(200)
  })
})
