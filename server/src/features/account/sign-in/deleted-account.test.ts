import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AuthTestServer, openAuthTestServer } from '#seeds/auth-test-server.ts'
import { cheapPasswords, makeUser } from '#seeds/make.ts'

let testServer: AuthTestServer
/** Runs while a password is hashed, the longest pause within a call. */
let meanwhile = async () => undefined as unknown
beforeAll(async () => {
  const hash = async (password: string) => {
    await meanwhile()
    return cheapPasswords.hash(password)
  }
  testServer = await openAuthTestServer({ passwords: { hash, verify: cheapPasswords.verify } })
})
afterAll(() => testServer.close())

it('a new password for an account that is deleted meanwhile is refused in words', {
  timeout: 20_000,
}, async () => {
  const { id, cookie, password } = await makeUser(testServer.platform)
  meanwhile = () => testServer.platform.database.db.execute(sql`delete from users where id = ${id}`)
  const body = { currentPassword: password, newPassword: 'Another-horse-8' }
  const { status, body: reply } = await testServer.call('POST', '/api/auth/change-password', {
    body,
    headers: { cookie },
  })
  expect([status, reply.error]).toEqual([404, 'not-found'])
})
