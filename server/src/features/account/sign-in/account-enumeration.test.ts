import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, openAuthTestServer, type Reply } from '#seeds/auth-test-server.ts'
import { type MadePerson, makeUser } from '#seeds/make.ts'

// No call may reveal whether an address has an account: each gives the same bytes for the same work, measured in hashes,
// which take nearly all of its time. The durations are printed only: on a shared machine they prove nothing, but a gap needs
// a look.

let testServer: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer({ config: { addressLimitScale: 1000 } })
})
afterAll(() => testServer.close())

type Ask = (email: string) => Promise<Reply>
const post =
  (path: string, more: object = {}): Ask =>
  (email) =>
    testServer.call('POST', path, { body: { email, ...more } })

const CALLS: [name: string, ask: Ask][] = [
  ['signing in', post('/api/auth/sign-in/email', { password: 'Wrong-guess-1' })],
  ['signing up', post('/api/auth/sign-up/email', { password: 'Correct-horse-7', name: 'Ada' })],
  ['asking for a reset', post('/api/auth/request-password-reset')],
  ['asking for the verification mail again', post('/api/auth/send-verification-email')],
  ['asking for a link past a closed door', post('/api/auth/request-entry')],
]
const ROUNDS = 15

const unknown = (i: number | string) => `nobody-${i}-${crypto.randomUUID()}@example.org`

describe.each(CALLS)('%s', (name, ask) => {
  it('gets the same bytes and headers for a known, an unverified and an unknown address', async () => {
    const existing = await makeUser(testServer.platform)
    const waiting = await makeUser(testServer.platform, { emailVerified: false })
    const replies = []
    for (const email of [existing.email, waiting.email, unknown('bytes')]) {
      const before = testServer.hashed()
      const { status, text, headers } = await ask(email)
      const names = [...headers].filter(([name]) => name !== 'set-cookie')
      replies.push({ status, text, names, hashed: testServer.hashed() - before })
    }
    expect(replies[1]).toEqual(replies[0])
    expect(replies[2]).toEqual(replies[0])
  })

  it('tells how long it takes for a known and an unknown address, each answered alike', async () => {
    const people: MadePerson[] = []
    for (let i = 0; i < ROUNDS; i++) people.push(await makeUser(testServer.platform))
    const times = { known: [] as number[], unknown: [] as number[] }
    const statuses = new Set<number>()
    await ask(unknown('warm'))
    // Alternating first, so that neither profits from a warm process.
    for (const [i, { email }] of people.entries())
      for (const kind of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const address = kind === 'known' ? email : unknown(i)
        const start = performance.now()
        statuses.add((await ask(address)).status)
        times[kind].push(performance.now() - start)
      }
    const [a, b] = [median(times.known), median(times.unknown)]
    console.info(`${name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(2)}`)
    expect(statuses.size).toBe(1)
  }, 60_000)
})

function median(list: number[]): number {
  return list.sort((x, y) => x - y)[Math.floor(list.length / 2)] ?? 0
}
