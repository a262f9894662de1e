import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metresBetween } from '@tripwright/domain/base/geo'
import { findStreetRouter, getWalks, type WalkTable } from '@tripwright/domain/map/walking'
import { checkPlan, type PlanAnswer, planTrip } from '@tripwright/domain/trip/itinerary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { buildRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import { openWalking, walkingRoutes } from '#features/map/walking/index.ts'
import { makeSolverThreads } from '#features/trip/planner/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeFakeLog } from '#platform/log/log.fake.ts'
import { type TestExtract, writeTestExtract } from '#platform/osm/test-extract.ts'
import { itineraryRoutes } from './index.ts'

const SIDE = 21
const STEP = 0.002
const [SOUTH, WEST] = [41.88, 12.46]
const nodeAt = (x: number, y: number) => 1 + y * SIDE + x

/** The centre of Rome with streets from north to south only, joined by one from west to east, and by steps further north. */
const ROME: TestExtract = {
  box: [WEST, SOUTH, WEST + SIDE * STEP, SOUTH + SIDE * STEP],
  nodes: Array.from({ length: SIDE * SIDE }, (_, i) => ({
    id: i + 1,
    lat: Number((SOUTH + Math.floor(i / SIDE) * STEP).toFixed(6)),
    lon: Number((WEST + (i % SIDE) * STEP).toFixed(6)),
  })),
  ways: [
    ...Array.from({ length: SIDE }, (_, x) => ({
      id: 1 + x,
      refs: Array.from({ length: SIDE }, (_, y) => nodeAt(x, y)),
      tags: { highway: 'residential' },
    })),
    ...[0, 12].map((y) => ({
      id: 100 + y,
      refs: Array.from({ length: SIDE }, (_, x) => nodeAt(x, y)),
      tags: { highway: y === 0 ? 'tertiary' : 'steps' },
    })),
  ],
}
const STAY = { name: 'A bed', lat: 41.9001234, lon: 12.4805678 }
const REQUEST = {
  cities: [{ id: 'rome', stay: STAY }],
  days: 1,
  modes: ['walk'],
  pace: 'relaxed',
  timeBudgetMs: 20,
}

let server: TestServer
const dataDir = mkdtempSync(join(tmpdir(), 'plan-on-streets-'))
const threads = makeSolverThreads(1)
let hasStreets = true
let onStreets: PlanAnswer
beforeAll(async () => {
  const pbf = join(dataDir, 'rome.osm.pbf')
  writeFileSync(pbf, writeTestExtract(ROME))
  await buildRegion({ pbf, id: 'rome', name: 'Rome', folder: regionsFolder(dataDir), now: new Date() })
  const config = loadConfig({ DATA_DIR: dataDir })
  const walking = openWalking({ config, log: makeFakeLog() })
  const findWalkTables: typeof walking.findWalkTables = async (wanted) =>
    hasStreets ? walking.findWalkTables(wanted) : []
  server = await openTestServer([
    ...walkingRoutes(walking),
    ...itineraryRoutes({ walking: { findWalkTables }, threads }),
  ])
  server.setNow(new Date('2026-11-21T10:00:00Z'))
  onStreets = await plan(REQUEST)
}, 60_000)
afterAll(async () => {
  await threads.close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function plan(body: unknown): Promise<PlanAnswer> {
  const answer = await server.call(null, 'POST', planTrip.path, { body })
  expect(answer.status).toBe(200)
  return z.parse(planTrip.output, answer.body)
}

async function tablesFor(query = ''): Promise<WalkTable[]> {
  const answer = await server.call(null, 'GET', `/api/guides/rome/walks${query}`)
  expect(answer.status).toBe(200)
  return z.parse(getWalks.output, answer.body).tables
}

const legsOf = ({ plan: { days } }: PlanAnswer) =>
  days.flatMap(({ stops, legs }) =>
    legs.map((leg) => ({
      ...leg,
      ends: [leg.from, leg.to].map((at) => stops[at] ?? STAY) as [typeof STAY, typeof STAY],
    })),
  )

describe('where the server has the streets of a guide', () => {
  it('a plan walks along them, and no way is shorter than the straight line', () => {
    const legs = legsOf(onStreets).filter(({ basis }) => basis === 'streets')
    expect(legs.length).toBeGreaterThan(2)
    for (const { metres, ends } of legs) expect(metres).toBeGreaterThanOrEqual(metresBetween(...ends))
    expect(onStreets.checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('the checker proves it on the same streets, and where they are gone on the walks that came with it', async () => {
    const { request, plan: made, walks } = onStreets
    const broken = async (body: object) => {
      const { body: checked } = await server.call(null, 'POST', '/api/itineraries/check', { body })
      return z
        .parse(checkPlan.output, checked)
        .checks.filter(({ ok }) => !ok)
        .map(({ rule }) => rule)
    }
    expect(await broken({ request, plan: made })).toEqual([])
    hasStreets = false
    expect(walks?.[0]).toMatchObject({ asOf: '2024-03-04', source: '© OpenStreetMap contributors, ODbL' })
    expect(await broken({ request, plan: made, walks })).toEqual([])
    expect(await broken({ request, plan: made })).toContain('travel-time')
    hasStreets = true
  })

  it('the table has the guide, what was asked for beside it, and the minutes that the plan counts with', async () => {
    const [table] = await tablesFor(`?at=${STAY.lat.toFixed(5)},${STAY.lon.toFixed(5)}`)
    const [without] = await tablesFor()
    expect(table?.points).toEqual([...(without?.points ?? []), [41.90012, 12.48057]])
    expect(table?.ways.slice(0, without?.ways.length)).toEqual(without?.ways)
    const home = legsOf(onStreets).find(({ from, basis }) => from === -1 && basis === 'streets')
    if (!home || !table) throw new Error('no way from the stay goes along streets')
    expect(findStreetRouter([table], false)?.(...home.ends)).toEqual({
      minutes: home.minutes,
      metres: home.metres,
    })
  })

  it('without steps the ways that had some are longer, and a party that needs that has those', async () => {
    const [[any], [stepFree]] = await Promise.all([tablesFor(), tablesFor('?stepFree=true')])
    const minutes = new Map(any?.ways.map(([one, other, time]) => [`${one} ${other}`, time]))
    const longer = stepFree?.ways.filter(([one, other, time]) => time > (minutes.get(`${one} ${other}`) ?? 0))
    expect(longer?.length).toBeGreaterThan(20)
    expect(stepFree?.ways.every(([one, other, time]) => time >= (minutes.get(`${one} ${other}`) ?? 0))).toBe(
      true,
    )
    const answer = await plan({ ...REQUEST, meals: false, needs: { stepFree: true } })
    expect(answer.walks?.every(({ isStepFree }) => isStepFree)).toBe(true)
    expect(answer.checks.every(({ ok }) => ok)).toBe(true)
  })
})

describe('where it has none', () => {
  it('a plan is byte for byte what it is without any streets, and a table of walks is empty', async () => {
    const request = { cities: [{ id: 'lisbon' }], days: 1, timeBudgetMs: 10 }
    const here = await plan(request)
    hasStreets = false
    const there = await plan(request)
    hasStreets = true
    for (const { solver } of [here, there]) solver.milliseconds = 0
    expect(JSON.stringify(here)).toBe(JSON.stringify(there))
    expect(here).not.toHaveProperty('walks')
    const answer = await server.call(null, 'GET', '/api/guides/lisbon/walks')
    expect(answer.body).toMatchObject({ tables: [], asOf: null })
  })

  it.each([
    ['/api/guides/atlantis/walks', 404],
    ['/api/guides/rome/walks?at=1', 400],
    ['/api/guides/rome/walks?at=1,2;', 200],
    ['/api/guides/rome/walks?at=1,2,3', 400],
    [`/api/guides/rome/walks?at=${Array(33).fill('41.9,12.48').join(';')}`, 400],
    ['/api/guides/rome/walks?stepFree=maybe', 400],
  ])('%s answers %i', async (path, status) => {
    expect((await server.call(null, 'GET', path)).status).toBe(status)
  })
})
