import { NO_PREFERENCES, type Preferences } from '@tripwright/domain/account/preferences'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { profileRoutes } from '#features/account/profile/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { preferencesRoutes } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const ALL: Preferences = {
  homeCountry: 'CH',
  homeAirport: 'ZRH',
  passports: ['CH', 'IT'],
  currency: 'CHF',
  units: 'metric',
  needs: { stepFree: true, diets: ['vegan', 'gluten-free'] },
}
const ALL_KEPT = { ...ALL, homeAirportText: 'Zurich (ZRH)' }
let server: TestServer
let ana: Person
let ben: Person
const person = async (): Promise<Person> => ({
  ...(await makeUser(server.platform, { now: NOW })),
  signedInAt: NOW,
})
beforeAll(async () => {
  server = await openTestServer([...preferencesRoutes, ...profileRoutes])
  await server.platform.jobs.start([])
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  ben = await person()
})

const read = async (who: Person) => (await server.call(who, 'GET', '/api/account/preferences')).body
const put = (who: Person | null, body: unknown) =>
  server.call(who, 'PUT', '/api/account/preferences', { body })
const countRows = async () =>
  rowsOf(await server.platform.database.db.execute(sql`select 1 from preferences`)).length

describe('preferences', () => {
  it('are empty at first, and are returned as they were saved', async () => {
    expect(await read(ana)).toEqual(NO_PREFERENCES)
    expect((await put(ana, ALL)).body).toEqual(ALL_KEPT)
    expect(await read(ana)).toEqual(ALL_KEPT)
  })

  it('are replaced as a whole: a repeated write changes nothing, and an omitted field is deleted', async () => {
    const before = await countRows()
    await put(ana, ALL)
    await put(ana, ALL)
    expect([await countRows(), await read(ana)]).toEqual([before + 1, ALL_KEPT])
    await put(ana, NO_PREFERENCES)
    expect([await countRows(), await read(ana)]).toEqual([before + 1, NO_PREFERENCES])
  })

  it('belong to one person: nobody else reads or changes them, whatever the request contains', async () => {
    await put(ana, ALL)
    await put(ben, { ...NO_PREFERENCES, currency: 'THB', userId: ana.id, user_id: ana.id, id: ana.id })
    expect(await read(ana)).toEqual(ALL_KEPT)
    expect(await read(ben)).toEqual({ ...NO_PREFERENCES, currency: 'THB' })
    expect((await put(null, ALL)).status).toBe(401)
    expect((await server.call(null, 'GET', '/api/account/preferences')).status).toBe(401)
  })

  it.each([
    ['nothing', {}, undefined],
    ['a list', [], undefined],
    ['a country that is none', { ...ALL, homeCountry: 'XX' }, 'homeCountry'],
    ['a passport that is none', { ...ALL, passports: ['CH', 'ZZ'] }, 'passports.1'],
    ['an airport that is none', { ...ALL, homeAirport: 'QQQ' }, 'homeAirport'],
    ['money that is none', { ...ALL, currency: 'ABC' }, 'currency'],
    ['money that is no more', { ...ALL, currency: 'HRK' }, 'currency'],
    ['six passports', { ...ALL, passports: ['CH', 'IT', 'DE', 'FR', 'ES', 'PT'] }, 'passports'],
    ['a query in a code', { ...ALL, homeCountry: "'; drop table preferences; --" }, 'homeCountry'],
    ['a zero byte', { ...ALL, homeAirport: 'A\u0000B' }, undefined],
    ['a diet of nobody', { ...ALL, needs: { stepFree: false, diets: ['__proto__'] } }, 'needs.diets.0'],
    ['needs that are a text', { ...ALL, needs: 'vegan' }, 'needs'],
  ])('are refused with %s, and what was kept stays', async (_, body, path) => {
    await put(ana, ALL)
    const response = await put(ana, body)
    expect(response.status).toBe(400)
    const { error, message, issues } = Object(response.body)
    expect([error, typeof message]).toEqual(['bad-input', 'string'])
    if (path !== undefined) expect(issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect(await read(ana)).toEqual(ALL_KEPT)
  })

  it('are in the export of their person alone, and gone with the account', async () => {
    await put(ana, ALL)
    await put(ben, { ...NO_PREFERENCES, passports: ['TH'] })
    const before = await countRows()
    const { body } = await server.call(ana, 'POST', '/api/account/export', { body: {} })
    expect(Object(body.tables).preferences).toMatchObject([
      { home_airport: 'ZRH', passports: ['CH', 'IT'], diets: ['vegan', 'gluten-free'], step_free: true },
    ])
    await server.call(ana, 'POST', '/api/account/delete', { body: { email: ana.email } })
    expect(await countRows()).toBe(before - 1)
    expect(await read(ben)).toMatchObject({ passports: ['TH'] })
  })
})
