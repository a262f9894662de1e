import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TileAddress } from '@tripwright/map'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser } from '#seeds/make.ts'
import { mapPacksJobs } from './index.ts'
import { makePackServer, NOW, statusOf, VADUZ } from './test-pack-server.ts'

const packServer = makePackServer(makeUser)
const { made, setNow, restart, openBasemap, drain, look, ask, makePack, fileOf } = packServer
beforeAll(packServer.open)
afterAll(packServer.close)
beforeEach(packServer.begin)
afterEach(packServer.end)

describe('a source that', () => {
  const TOO_LONG = 60_000
  it.each(['html', 'truncated', 'garbage', 'other-schema', 'too-many', 'down', 'bomb'] as const)(
    'answers with %s leaves no pack, says why, and lets it be asked for again',
    async (fault) => {
      made.tiles.set({ fault })
      await ask(made.payer)
      await drain()
      expect(await look()).toMatchObject({ state: 'failed', reason: 'source', manifest: null })
      expect(readdirSync(join(made.dataDir))).not.toContain('map-packs')
      setNow(new Date(made.now.getTime() + 2 * 60_000))
      restart()
      made.tiles.set({ fault: null })
      await makePack()
    },
    TOO_LONG,
  )

  it('stalls leaves no pack either', async () => {
    await made.server.platform.basemap.describe()
    restart(30)
    made.tiles.set({ fault: 'stalls' })
    await ask(made.payer)
    await drain()
    expect(await look()).toMatchObject({ state: 'failed', reason: 'source' })
  })

  it('never gives one tile right costs that tile, and the pack says so', async () => {
    let spoiled: string | null = null
    const isAtFault = ({ zoom, x, y }: TileAddress) => {
      if (zoom === 14) spoiled ??= `${x}/${y}`
      return zoom === 14 && `${x}/${y}` === spoiled
    }
    made.tiles.set({ fault: 'garbage', isAtFault })
    expect((await makePack('city-rome')).missing).toBe(1)
  })

  it('is down for a while in the middle is waited for, and no tile is fetched twice', async () => {
    let count = 0
    made.tiles.set({ fault: 'down', isAtFault: () => ++count > 30 && count < 36 })
    await ask(made.payer)
    const draining = drain()
    const clock = setInterval(() => setNow(new Date(made.now.getTime() + 30_000)), 5)
    await draining
    clearInterval(clock)
    const { manifest } = await look()
    expect(manifest).toMatchObject({ basis: 'tiles' })
    expect(manifest?.missing).toBeUndefined()
    const twice = made.tiles.tilesAsked().length - new Set(made.tiles.tilesAsked()).size
    expect(twice).toBe(5)
  })
})

it('two processes that make the same pack at once leave one that is sound', async () => {
  await ask(made.payer)
  const [job] = mapPacksJobs(made.server.platform, { pauseMs: 5 })
  const basemap = openBasemap()
  const [other] = mapPacksJobs({ ...made.server.platform, basemap }, { pauseMs: 5 })
  await Promise.all([job?.run({ id: VADUZ }), other?.run({ id: VADUZ })])
  basemap.close()
  const { manifest, state } = await look()
  expect(state).toBe('ready')
  for (const file of [manifest?.tiles, manifest?.places, manifest?.addresses])
    expect((await fileOf(VADUZ, file?.file ?? '')).status).toBe(200)
  expect(readdirSync(join(made.dataDir, 'map-packs'))).toEqual([VADUZ])
})

it('of which nothing was heard for ten minutes can be asked for again', async () => {
  await ask(made.payer)
  expect((await look()).state).toBe('waiting')
  setNow(new Date(NOW.getTime() + 11 * 60_000))
  expect(await look()).toMatchObject({ state: 'failed', reason: 'unexpected' })
  expect(statusOf((await ask(made.payer)).body).state).toBe('waiting')
})

it('a server without tiles says so', async () => {
  restart(2000, 'none')
  expect(await ask(made.payer)).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect((await look(VADUZ, '?measure=true')).estimate).toEqual((await look()).estimate)
})
