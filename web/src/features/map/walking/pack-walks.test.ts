import { guideFile, toGuide } from '@tripwright/domain/destination/places'
import { findStreetRouter, type WalkTable } from '@tripwright/domain/map/walking'
import { checkTrip, parseRequest, parseStoredRequest } from '@tripwright/domain/trip/itinerary'
import { planOrRefuse } from '@tripwright/domain/trip/planner'
import { buildStreetGraph, encodeStreetGraph, findWalk, indexStreets } from '@tripwright/street-graph'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { loadFacts } from '#features/destination/places/index.ts'
import { writeCachedData } from '#platform/cached-data.ts'
import { runStreetTask, type StreetTask } from './measure-streets.state.ts'
import { findPackLines } from './pack-walks.state.ts'

const [romeFile = ''] = Object.values(
  import.meta.glob<string>('../../../../../data/guides/rome.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const rome = toGuide(z.parse(guideFile, JSON.parse(romeFile)))
const STAY = { name: 'A bed', lat: 41.9001234, lon: 12.4805678 }

const SIDE = 21
const STEP = 0.002
const [SOUTH, WEST] = [41.88, 12.46]
const junction = (x: number, y: number) => ({ id: y * SIDE + x, lat: SOUTH + y * STEP, lon: WEST + x * STEP })
const along = <T>(of: (i: number) => T) => Array.from({ length: SIDE }, (_, i) => of(i))
/** Streets of Rome's centre from north to south, joined by some from west to east, of which one is of steps. */
const GRAPH = buildStreetGraph([
  ...along((x) => ({ nodes: along((y) => junction(x, y)), hasSteps: false })),
  ...[0, 4, 8, 12, 16].map((y) => ({ nodes: along((x) => junction(x, y)), hasSteps: y === 12 })),
])

const AT = 'https://trip.example/api/maps/regions/lazio/'
const of = (file: string) => ({ file: `0123456789abcdef.${file}`, bytes: 10, sha256: '0' })
const MANIFEST = {
  id: 'lazio',
  name: 'Lazio',
  date: '2024-03-04',
  builtAt: '2026-11-01T00:00:00Z',
  attribution: '© OpenStreetMap contributors, ODbL',
  schema: 'openmaptiles',
  bounds: { west: WEST, south: SOUTH, east: WEST + 0.04, north: SOUTH + 0.04 },
  tiles: of('pmtiles'),
  places: { ...of('places.json'), count: 0, withHours: 0 },
  streets: of('streets'),
}

/** What this device keeps of packs, by address. */
let kept: Map<string, Response>
let measurings: number
/** Each test has a pack of its own, because what was measured on one stays on the device. */
let packs = 0
/** A worker that runs in this thread and gets copies, as one of its own does. */
function StreetWorker() {
  const worker = {
    onmessage: (_: { data: unknown }): void => undefined,
    postMessage(message: StreetTask) {
      measurings++
      const copy = structuredClone(message)
      queueMicrotask(() => worker.onmessage({ data: structuredClone(runStreetTask(copy)) }))
    },
    terminate: () => undefined,
  }
  return worker
}
const bytesOf = (content: Uint8Array) => new Response(content.slice())
// The window of these tests cannot unpack; an end-to-end test reads packed streets.
vi.mock(import('#features/map/basemap/index.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  readPackedFile: async ({ id }, { file }) => {
    const stored = kept.get(`https://trip.example/api/maps/regions/${id}/${file}`)
    return (await stored?.clone().arrayBuffer()) ?? null
  },
}))

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  measurings = 0
  const streets = { ...MANIFEST.streets, file: `${String(++packs).padStart(16, '0')}.streets` }
  MANIFEST.streets = streets
  kept = new Map([
    [`${AT}kept`, Response.json(MANIFEST)],
    [`${AT}${MANIFEST.tiles.file}?part=0`, new Response('x')],
    [`${AT}${MANIFEST.places.file}`, new Response('x')],
    [`${AT}${MANIFEST.streets.file}`, bytesOf(encodeStreetGraph(GRAPH))],
  ])
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key: string) => kept.get(new URL(key, AT).href)?.clone(),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('Worker', StreetWorker)
  // No network at all.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await writeCachedData(null, 'guide:rome', rome)
})

const input = {
  cities: [{ id: 'rome', stay: STAY }],
  days: 1,
  startDate: '2026-12-01',
  modes: ['walk' as const],
}
async function factsFor(stepFree: boolean) {
  const request = { cities: [{ id: 'rome', stay: STAY }], needs: { stepFree } }
  const loaded = await loadFacts({ cityIds: ['rome'], startDate: '2026-12-01', days: 2, request })
  if (!loaded) throw new Error('no facts')
  return loaded
}
/** What a way takes by a search of its own, without the table. */
function searched(points: WalkTable['points'], [from, to]: [number, number], isStepFree: boolean) {
  const [a, b] = [from, to].map((at) => ({ lat: points[at]?.[0] ?? 0, lon: points[at]?.[1] ?? 0 }))
  return a && b && findWalk(indexStreets(GRAPH), a, b, { isStepFree })
}

describe('a device without a network that keeps a full pack', () => {
  it.each([false, true])(
    'has the minutes and metres of its streets, without steps: %s',
    async (isStepFree) => {
      const { facts } = await factsFor(isStepFree)
      const [table] = facts.walks ?? []
      expect(table).toMatchObject({ isStepFree, asOf: '2024-03-04', source: MANIFEST.attribution })
      if (!table) throw new Error('no table')
      // The stay was in no guide: it comes last.
      expect(table.points.at(-1)).toEqual([41.90012, 12.48057])
      expect(table.ways.filter(([, to]) => to === table.points.length - 1).length).toBeGreaterThan(20)
      const few = table.ways.filter((_, i) => i % Math.ceil(table.ways.length / 60) === 0)
      for (const [from, to, minutes, metres] of few) {
        const walk = searched(table.points, [from, to], isStepFree)
        expect(metres).toBe(Math.round(walk?.metres ?? 0))
        expect(minutes).toBe(Math.ceil((walk?.seconds ?? 0) / 60))
      }
    },
  )

  it('makes a plan along them, which the checker proves on that table and on what the trip keeps, and on no estimate', async () => {
    const { facts } = await factsFor(false)
    const parsed = parseRequest({ ...input, timeBudgetMs: 20 }, facts, '2026-11-20')
    if (!parsed.ok) throw new Error('no request')
    const startTimer = () => ({ elapsed: () => 0, isOver: () => false })
    const made = planOrRefuse(parsed.value, facts, { startTimer, usedRates: () => undefined })
    if (made.state !== 'planned') throw new Error('no plan')
    const { plan, request, walks } = made.answer
    const legs = plan.days.flatMap((day) => day.legs)
    expect(legs.filter(({ basis }) => basis === 'streets').length).toBeGreaterThan(2)
    const stored = parseStoredRequest(request, facts)
    if (!stored || !walks) throw new Error('no request')
    const broken = (of: WalkTable[]) =>
      checkTrip(stored, plan, { ...facts, walks: of }).flatMap(({ ok, rule }) => (ok ? [] : rule))
    expect(broken([...(facts.walks ?? [])])).toEqual([])
    expect(broken(walks)).toEqual([])
    expect(broken([])).toContain('travel-time')
    expect(walks[0]).toMatchObject({ asOf: '2024-03-04', source: MANIFEST.attribution })
  })

  it('measures once, and again for another stay or other streets', async () => {
    const first = await factsFor(false)
    expect((await factsFor(false)).facts.walks).toEqual(first.facts.walks)
    expect(measurings).toBe(1)
    await loadFacts({
      cityIds: ['rome'],
      startDate: '2026-12-01',
      days: 1,
      request: { cities: [{ id: 'rome' }] } as never,
    })
    expect(measurings).toBe(2)
  })

  it('draws the ways on the map along the streets', async () => {
    const [from, to] = [junction(0, 6), junction(10, 6)]
    const away = { lat: 48.2, lon: 16.4 }
    const found = await findPackLines(
      [
        { id: 'a', from, to },
        { id: 'b', from, to: away },
      ],
      false,
    )
    expect(found.map(({ id }) => id)).toEqual(['a'])
    // Down to the next street or up to one: by neither is it a straight line.
    expect(found[0]?.line.length).toBeGreaterThan(4)
  })

  it.each([
    ['without streets', () => kept.set(`${AT}kept`, Response.json({ ...MANIFEST, streets: undefined }))],
    ['that is not whole', () => kept.delete(`${AT}${MANIFEST.tiles.file}?part=0`)],
    ['whose streets are gone', () => kept.delete(`${AT}${MANIFEST.streets.file}`)],
    ['whose streets are none', () => kept.set(`${AT}${MANIFEST.streets.file}`, bytesOf(new Uint8Array(9)))],
    [
      'of another place',
      () =>
        kept.set(
          `${AT}kept`,
          Response.json({ ...MANIFEST, bounds: { west: 1, south: 1, east: 2, north: 2 } }),
        ),
    ],
  ])('that has a pack %s plans by the estimate', async (_, change) => {
    change()
    const { facts } = await factsFor(false)
    expect(facts).not.toHaveProperty('walks')
    expect(findStreetRouter(facts.walks, false)).toBeUndefined()
  })
})
