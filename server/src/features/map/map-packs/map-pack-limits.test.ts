import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '#seeds/make.ts'
import { makePackServer, VADUZ } from './test-pack-server.ts'

const packServer = makePackServer(makeUser)
const { made, person, ask } = packServer
beforeAll(packServer.open)
afterAll(packServer.close)
beforeEach(packServer.begin)
afterEach(packServer.end)

describe('who may have one made', () => {
  it('is whoever pays: guests and free accounts are told so', async () => {
    expect((await ask(null)).status).toBe(401)
    const refused = await ask(await person('user'))
    expect(refused).toMatchObject({ status: 403, body: { error: 'not-allowed' } })
    expect(refused.body.message).toMatch(/paid plan/)
  })

  it.each(['town-li-n1-e1', 'city-atlantis', 'rome'])(
    'nobody of %s, which is no place of ours',
    async (id) => {
      expect((await ask(made.payer, id)).status).toBe(404)
      expect((await made.server.call(null, 'GET', `/api/map-packs/${id}`)).status).toBe(404)
    },
  )

  it.each(['..%2Fregions', 'TOWN', 'x'.repeat(41), '%00'])('refuses %s', async (id) =>
    expect((await made.server.call(null, 'GET', `/api/map-packs/${id}`)).status).toBe(400),
  )

  it('asks ten times a day at most, and what is there already is not counted', async () => {
    const eager = await person('owner')
    made.tiles.set({ fault: 'down' })
    await Promise.all(Array.from({ length: 4 }, () => ask(eager, VADUZ)))
    const cities = [
      'paris',
      'london',
      'tokyo',
      'vienna',
      'madrid',
      'lisbon',
      'berlin',
      'prague',
      'athens',
      'dublin',
    ]
    const statuses: number[] = []
    for (const city of cities) statuses.push((await ask(eager, `city-${city}`)).status)
    expect(statuses).toEqual([...Array(9).fill(200), 429])
  })

  it('asks as often on one device as one person may, with however many accounts', async () => {
    made.tiles.set({ fault: 'down' })
    const cookie = (await ask(made.payer, 'city-rome')).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).not.toBe('')
    const cities = [
      'paris',
      'london',
      'tokyo',
      'vienna',
      'madrid',
      'lisbon',
      'berlin',
      'prague',
      'athens',
      'dublin',
    ]
    const statuses: number[] = []
    for (const city of cities)
      statuses.push((await ask(await person('owner'), `city-${city}`, cookie)).status)
    expect(statuses).toEqual([...Array(9).fill(200), 429])
  })

  it('waits for others where twenty packs are in the line already', async () => {
    const cities = readdirSync(join(import.meta.dirname, '../../../../../data/guides'))
      .map((file) => file.replace('.json', ''))
      .slice(0, 21)
    made.tiles.set({ fault: 'down' })
    const statuses: number[] = []
    for (const city of cities) statuses.push((await ask(await person('owner'), `city-${city}`)).status)
    expect(statuses).toEqual([...Array(20).fill(200), 503])
  })
})
