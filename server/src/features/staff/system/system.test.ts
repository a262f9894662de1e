import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#app/app.ts'
import { makeFeatures } from '#app/features.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { makeUser } from '#seeds/make.ts'

const TOKEN = 'a-token-of-24-characters-or-more'
let platform: Platform
let app: ReturnType<typeof makeApp>
beforeAll(async () => {
  platform = await makeTestPlatform()
  app = makeApp(platform, makeFeatures(platform))
})
afterAll(() => platform.database.close())

async function get(path: string, role: 'support' | 'admin', method = 'GET') {
  const { bearer } = await makeUser(platform, { role })
  const response = await app.request(path, { method, headers: { authorization: `Bearer ${bearer}` } })
  return { status: response.status, body: Object(await response.json()) }
}

describe('the state of the installation', () => {
  it('tells sizes, and the last backup once there is one', async () => {
    const before = await get('/api/admin/system', 'support')
    expect(before.body).toMatchObject({ backup: null, files: { count: 0, bytes: 0, place: 'folder' } })
    expect(before.body.databaseBytes).toBeGreaterThan(100_000)
    await platform.database.db.execute(
      sql`insert into backups (finished_at, row_count, file_count) values ('2026-05-01T03:00:00Z', 5, 2), ('2026-04-01T03:00:00Z', 1, 1)`,
    )
    const { body } = await get('/api/admin/system', 'support')
    expect(body.backup).toEqual({ at: '2026-05-01T03:00:00.000Z', rows: 5, files: 2 })
  })

  it('has no failed job to run again by an unknown id, which support may not even try', async () => {
    const path = `/api/admin/system/jobs/${randomUUID()}/retry`
    expect((await get(path, 'admin', 'POST')).body.error).toBe('not-found')
    expect((await get(path, 'support', 'POST')).status).toBe(403)
    expect((await get('/api/admin/system/jobs/x/retry', 'admin', 'POST')).body.error).toBe('bad-input')
  })
})

describe('the metrics', () => {
  const read = (authorization?: string) =>
    app.request('/metrics', authorization === undefined ? {} : { headers: { authorization } })

  it('are nowhere while no token is set', async () => {
    platform.config.metricsToken = undefined
    for (const header of [undefined, 'Bearer ', 'Bearer undefined', `Bearer ${TOKEN}`])
      expect((await read(header)).headers.get('content-type') ?? '').not.toContain('version=0.0.4')
  })

  it('are for whoever has the token, and for no session of staff', async () => {
    platform.config.metricsToken = TOKEN
    const { bearer } = await makeUser(platform, { role: 'owner' })
    for (const header of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${bearer}`]) {
      const refused = await read(header)
      expect([header, refused.status, await refused.text()]).toEqual([header, 401, ''])
    }
    const response = await read(`Bearer ${TOKEN}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const text = await response.text()
    expect(text).toMatch(/^tripwright_http_requests_total\{status="4xx"\} [1-9]/m)
    expect(text).toMatch(/^tripwright_database_bytes \d{6,}$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).not.toContain('@')
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? -?[\d.e+]+)$/,
      )
  })
})
