import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, openAuthTestServer } from './auth-test-server.ts'
import { makeDemoAccounts } from './demo.ts'
import { applySeed, parseSeedFile } from './seed-file.ts'

let testServer: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer()
})
afterAll(() => testServer.close())

const SIGN_IN = '/api/auth/sign-in/email'
const seed = async (file: unknown) =>
  applySeed(testServer.platform.database.db, parseSeedFile(JSON.stringify(file)), new Date())

describe('a seed file', () => {
  it('makes people who can sign in, with the role and the verification that it says', async () => {
    const { users } = await seed({
      users: [
        { email: 'Ada@Example.org', password: 'Abcdef1!', name: 'Ada', role: 'admin' },
        { email: 'waiting@example.org', password: 'Abcdef1!', verified: false },
      ],
    })
    expect(users.map(({ email }) => email)).toEqual(['ada@example.org', 'waiting@example.org'])
    const ada = await testServer.call('POST', SIGN_IN, {
      body: { email: 'ada@example.org', password: 'Abcdef1!' },
    })
    expect(ada.body.user).toMatchObject({ id: users[0]?.id, name: 'Ada', role: 'admin' })
    const waiting = await testServer.call('POST', SIGN_IN, {
      body: { email: 'waiting@example.org', password: 'Abcdef1!' },
    })
    expect(waiting.status).toBe(403)
  })

  it('gives a tier and a trial', async () => {
    await seed({
      users: [
        { email: 'paid@example.org', password: 'Abcdef1!', tier: 'Nomad Squad' },
        { email: 'trial@example.org', password: 'Abcdef1!', trialEndsAt: '2030-01-01T00:00:00Z' },
      ],
    })
    const rows = await testServer.platform.database.db.execute(
      `select email, tier, t.ends_at::text like '2030-01-01%' as in_trial from users u
        left join subscriptions s on s.user_id = u.id left join trials t on t.user_id = u.id
        where email in ('paid@example.org', 'trial@example.org') order by email`,
    )
    expect(Object(rows).rows).toEqual([
      { email: 'paid@example.org', tier: 'Nomad Squad', in_trial: null },
      { email: 'trial@example.org', tier: null, in_trial: true },
    ])
  })

  it('makes saved items, inside a person or beside them', async () => {
    const item = { item_type: 'hotel', title: 'Grand' }
    const { savedItems } = await seed({
      users: [{ email: 'saver@example.org', password: 'Abcdef1!', savedItems: [{ ...item, item_id: 'h1' }] }],
      savedItems: [{ ...item, item_id: 'h2', email: 'saver@example.org' }],
    })
    expect(savedItems.map(({ item_id }) => item_id)).toEqual(['h1', 'h2'])
    const rows = await testServer.platform.database.db.execute(
      `select title from saved_items where id = '${savedItems[1]?.id}'`,
    )
    expect(Object(rows).rows).toEqual([{ title: 'Grand' }])
  })

  it('twice makes nobody twice, and sets what is there to what it says', async () => {
    const one = { users: [{ email: 'twice@example.org', password: 'Abcdef1!', role: 'analyst' }] }
    const two = { users: [{ email: 'twice@example.org', password: 'Changed-1!', role: 'user' }] }
    expect((await seed(one)).users).toEqual((await seed(two)).users)
    const { body } = await testServer.call('POST', SIGN_IN, {
      body: { email: 'twice@example.org', password: 'Changed-1!' },
    })
    expect(body.user).toMatchObject({ role: 'user' })
  })

  it('with one wrong thing leaves nothing behind', async () => {
    const file = {
      users: [{ email: 'half@example.org', password: 'Abcdef1!' }],
      savedItems: [{ item_type: 'hotel', item_id: 'h', title: 'x', email: 'nobody@example.org' }],
    }
    await expect(seed(file)).rejects.toThrow('saves an item for nobody@example.org, who has no account')
    const reply = await testServer.call('POST', SIGN_IN, {
      body: { email: 'half@example.org', password: 'Abcdef1!' },
    })
    expect(reply.status).toBe(401)
  })

  it.each([
    [
      {
        users: [{ email: 'a@b.org', password: 'x', level: 7 }],
        coupons: [],
      },
      'the seed file has fields that are not supported: users[0].level, coupons',
    ],
    [{ users: [{ email: 'nobody', password: 'x' }] }, 'the seed file is not usable at users[0].email: '],
    [
      { users: [{ email: 'a@b.org', password: 'x', role: 'king' }] },
      'the seed file is not usable at users[0].role: ',
    ],
    [[], 'the seed file is not usable at its top: '],
  ])('%o is refused in one sentence that names the field', (file, sentence) => {
    expect(() => parseSeedFile(JSON.stringify(file))).toThrow(sentence)
  })

  it('that is no JSON is refused', () => {
    expect(() => parseSeedFile('users: []')).toThrow('the seed file is not JSON')
  })
})

describe('the demo', () => {
  it('makes one account per role, with passwords that nobody knows before', async () => {
    const first = await makeDemoAccounts(testServer.platform.database.db, new Date())
    const again = await makeDemoAccounts(testServer.platform.database.db, new Date())
    expect(first.map(({ role }) => role)).toEqual([
      'owner',
      'admin',
      'support',
      'marketing',
      'content_editor',
      'analyst',
      'user',
    ])
    expect(new Set([...first, ...again].map(({ password }) => password)).size).toBe(14)
    const [owner] = again
    expect((await testServer.call('POST', SIGN_IN, { body: owner })).body.user).toMatchObject({
      role: 'owner',
    })
    expect((await testServer.call('POST', SIGN_IN, { body: first[0] })).status).toBe(401)
  })
})
