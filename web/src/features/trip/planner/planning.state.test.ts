import { act, renderHook, waitFor } from '@testing-library/react'
import { type Guide, guideFile, toGuide } from '@tripwright/domain/destination/places'
import { type PlanAnswer, planTrip } from '@tripwright/domain/trip/itinerary'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import type { EngineRequest } from './engine.state.ts'
import { type EngineFacts, runTask } from './engine-tasks.state.ts'
import { EMPTY_PLAN_FORM } from './plan-form.state.ts'
import { usePlanning } from './planning.state.ts'

const [romeFile = ''] = Object.values(
  import.meta.glob<string>('../../../../../data/guides/rome.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const whole = toGuide(z.parse(guideFile, JSON.parse(romeFile)))
// A search among few places is short.
const rome: Guide = { ...whole, pointsOfInterest: whole.pointsOfInterest.slice(0, 12) }
const facts: EngineFacts = { guides: [rome], holidays: { IT: [] }, rates: null }
const FORM = {
  ...EMPTY_PLAN_FORM,
  cities: [{ text: 'Rome', nights: '', stay: null }],
  days: '1',
  startDate: '2099-12-01',
}

const TOWN = { id: 'town-it-n41962-e12799', name: 'Tivoli', lat: 41.962, lon: 12.799 }
const town: Guide = { ...rome, city: { ...rome.city, ...TOWN } }
/** What the server says of the town before it has its guide. */
let townAnswers: Response[]
let asked: string[]

/** The simulated stream of the server. */
let stream: ReadableStreamDefaultController<Uint8Array>
/** The result of a search without a time limit. */
let patient: PlanAnswer
/** The started workers, with their tasks. */
let workers: EngineRequest['task'][][]

/** The engine, on the thread of the test. */
function ThreadlessWorker() {
  const tasks: EngineRequest['task'][] = []
  workers.push(tasks)
  const worker = {
    onmessage: (_: { data: unknown }) => undefined as unknown,
    postMessage({ id, task }: EngineRequest) {
      tasks.push(task)
      const result = runTask(task, facts, () => undefined)
      setTimeout(() => worker.onmessage({ data: { id, kind: 'done', result } }))
    },
    terminate() {
      worker.onmessage = () => undefined
    },
  }
  return worker
}

beforeAll(() => {
  const input = {
    cities: [{ id: 'rome' }],
    days: 1,
    startDate: FORM.startDate,
    timeBudgetMs: 10,
    meals: false,
  }
  const result = runTask(
    { kind: 'plan', input, today: FORM.startDate, isPatient: true },
    facts,
    () => undefined,
  )
  if (!result || typeof result === 'string' || !('state' in result) || result.state !== 'planned')
    throw new Error('no plan')
  patient = result.answer
})

beforeEach(() => {
  workers = []
  townAnswers = []
  asked = []
  vi.stubGlobal('Worker', ThreadlessWorker)
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const url = String(request instanceof Request ? request.url : request)
    asked.push(url)
    if (url.endsWith(planTrip.path))
      return new Response(
        new ReadableStream<Uint8Array>({
          start(control) {
            stream = control
          },
        }),
      )
    if (url.endsWith(`/api/guides/${TOWN.id}`)) return townAnswers.shift() ?? Response.json(town)
    if (url.endsWith('/api/guides/rome')) return Response.json(rome)
    if (url.includes('/api/holidays'))
      return Response.json({
        days: [],
        missing: null,
        asOf: '2026-01-01',
        source: 'us',
        written: null,
        checked: null,
      })
    throw new TypeError(`asked for ${url}`)
  })
})

const send = (event: string, data: unknown) =>
  act(async () =>
    stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
  )

/** The same plan, marked as cut short by time. */
const cutAt = (score: number): PlanAnswer => ({
  ...patient,
  solver: { ...patient.solver, cut: true, iterations: 0, score },
})

async function startPlanning(form = FORM) {
  const listeners = { onPlanned: vi.fn(), onBetter: vi.fn(), makeId: () => 'id' }
  const improving: boolean[] = []
  const seen: unknown[] = []
  const { result } = renderHook(() => {
    const running = usePlanning(listeners)
    improving.push(running.isImproving)
    seen.push(running.planning)
    return running
  })
  void act(() => void result.current.plan(form, [rome.city], { bookings: [], ownPlaces: [] }))
  if (form === FORM) await waitFor(() => expect(stream).toBeDefined())
  return { result, improving, seen, ...listeners }
}

it('a plan of a search cut short is shown at once, marked so, and replaced by the better plan of the finished search', async () => {
  const { result, improving, onPlanned, onBetter } = await startPlanning()
  await send('done', cutAt(patient.solver.score - 1))
  await waitFor(() => expect(onPlanned).toHaveBeenCalledOnce())
  await waitFor(() => expect(onBetter).toHaveBeenCalledOnce())
  expect(improving).toContain(true)
  expect(result.current.isImproving).toBe(false)
  const [better, planned] = onBetter.mock.calls[0] ?? []
  expect(better.view.plan).toEqual(patient.plan)
  expect(planned).toBe(onPlanned.mock.calls[0]?.[0])
  // In a separate worker without a time limit: the one for edits stays free.
  const searches = workers.map((tasks) => tasks.filter(({ kind }) => kind === 'plan'))
  expect(searches.filter(({ length }) => length > 0)).toEqual([
    [expect.objectContaining({ kind: 'plan', isPatient: true })],
  ])
})

it('a plan of a search cut short stays when the finished search finds no better one, and loses its mark', async () => {
  const { result, onPlanned, onBetter } = await startPlanning()
  await send('done', cutAt(patient.solver.score))
  await waitFor(() => expect(onPlanned).toHaveBeenCalledOnce())
  await waitFor(() => expect(workers.flat().some(({ kind }) => kind === 'plan')).toBe(true))
  await waitFor(() => expect(result.current.isImproving).toBe(false))
  expect(onBetter).not.toHaveBeenCalled()
})

it('a plan of a finished search is not searched again', async () => {
  const { improving, onPlanned, onBetter } = await startPlanning()
  await send('done', patient)
  await waitFor(() => expect(onPlanned).toHaveBeenCalledOnce())
  expect(improving).not.toContain(true)
  expect(workers.flat().filter(({ kind }) => kind === 'plan')).toEqual([])
  expect(onBetter).not.toHaveBeenCalled()
})

it('a waiting user sees the place in the queue', async () => {
  const { result } = await startPlanning()
  for (const place of [3, 1]) {
    await send('waiting', { place })
    await waitFor(() => expect(result.current.planning).toMatchObject({ state: 'planning', place }))
  }
})

describe('a town without a guide', () => {
  const form = { ...FORM, cities: [{ text: 'Tivoli', nights: '', stay: null, town: TOWN }] }

  it('is planned once its guide is made, which is seen meanwhile', async () => {
    const progress = { done: 1, total: 4 }
    const headers = { 'retry-after': '0' }
    townAnswers = [Response.json({ state: 'gathering', name: 'Tivoli', progress }, { status: 202, headers })]
    const { seen } = await startPlanning(form)
    await waitFor(() => expect(asked).toContain(planTrip.path))
    expect(seen).toContainEqual({ state: 'gathering', name: 'Tivoli', ...progress })
    expect(asked.filter((path) => path.includes(TOWN.id)).length).toBeGreaterThanOrEqual(2)
    expect(asked.indexOf(planTrip.path)).toBeGreaterThan(asked.findIndex((path) => path.includes(TOWN.id)))
  })

  it('that gets none is refused with the reason and the nearest cities', async () => {
    const nearest = [{ id: 'rome', name: 'Rome' }]
    townAnswers = [Response.json({ error: 'not-found', message: 'Too few.', nearest }, { status: 404 })]
    const { result } = await startPlanning(form)
    await waitFor(() => expect(result.current.planning).toMatchObject({ state: 'no-guide' }))
    expect(result.current.planning).toMatchObject({
      refusal: { cityId: TOWN.id, name: 'Tivoli', why: 'too-small', nearest },
    })
  })
})
