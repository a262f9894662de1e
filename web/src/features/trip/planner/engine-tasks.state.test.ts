import { guideFile, toGuide } from '@tripwright/domain/destination/places'
import type { PlanView, StopEdit } from '@tripwright/domain/trip/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type EngineFacts, type EngineTask, runTask } from './engine-tasks.state.ts'

const [romeFile = ''] = Object.values(
  import.meta.glob<string>('../../../../../data/guides/rome.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const rome = toGuide(z.parse(guideFile, JSON.parse(romeFile)))
const facts: EngineFacts = { guides: [rome], holidays: { IT: [] }, rates: null }
const ask = (task: EngineTask) => runTask(task, facts, () => undefined)
const isView = (result: object | string): result is PlanView => typeof result === 'object' && 'ids' in result
let first: PlanView

/** The view after an edit; throws where there is none. */
function edit(view: PlanView, change: StopEdit | { kind: 'replan'; days: number[] }): PlanView {
  const edited = ask({ kind: 'edit', view, edit: change })
  if (!edited || !isView(edited)) throw new Error('nothing came of it')
  return edited
}
/** The content of the other days, without alternatives for rain, which depend on the whole plan. */
const others = ({ plan }: PlanView) =>
  plan.days
    .slice(1)
    .map(({ stops, legs }) => ({ legs, stops: stops.map(({ rainPoiId: _, ...stop }) => stop) }))
const broken = (view: PlanView) => view.checks.flatMap(({ ok, rule }) => (ok ? [] : rule))
const stopAt = ({ plan, ids }: PlanView, day: number, index: number) => {
  const [stop, id] = [plan.days[day]?.stops[index], ids[day]?.[index]]
  if (!stop || id === undefined) throw new Error('no such stop')
  return { ...stop, id }
}
const find = (view: PlanView, id: string) => {
  const day = view.ids.findIndex((ids) => ids.includes(id))
  const index = view.ids[day]?.indexOf(id) ?? -1
  return index < 0 ? null : { day, index, ...stopAt(view, day, index) }
}
/** A visit of the first day. */
const aVisit = (view: PlanView) => {
  const index = view.plan.days[0]?.stops.findIndex(({ kind }) => kind === 'visit') ?? -1
  return { index, ...stopAt(view, 0, index) }
}

beforeAll(() => {
  const input = { cities: [{ id: 'rome' }], days: 3, startDate: '2026-12-01', timeBudgetMs: 100 }
  const planned = ask({ kind: 'plan', input, today: '2026-11-20' })
  if (!planned || typeof planned === 'string' || !('state' in planned) || planned.state !== 'planned')
    throw new Error('no plan')
  const { request, plan } = planned.answer
  const seen = ask({ kind: 'view', request, plan })
  if (!seen || !isView(seen)) throw new Error('no view')
  first = seen
})

describe('a plan that is asked for', () => {
  const input = { cities: [{ id: 'rome' }], days: 1, startDate: '2026-12-01', timeBudgetMs: 10 }
  it('is the same when nobody waits for it and no clock runs', () => {
    const planOf = (result: unknown) => Object(result).answer?.plan
    const [clocked, patient] = [false, true].map((isPatient) =>
      ask({ kind: 'plan', input, today: '2026-11-20', isPatient }),
    )
    expect(planOf(patient)).toBeDefined()
    expect(planOf(patient)).toEqual(planOf(clocked))
  })
})

describe('a plan that is changed', () => {
  it('begins with every rule kept', () => {
    expect(first.checks).toHaveLength(24)
    expect(broken(first)).toEqual([])
  })

  it('does not bring a removed place back when the day is planned again', () => {
    const { id, poiId } = aVisit(first)
    const next = edit(first, { kind: 'remove', id })
    expect(find(next, id)).toBeNull()
    expect(next.request.avoid).toContain(poiId)
    const anew = edit(next, { kind: 'replan', days: [0] })
    expect(anew.plan.days.flatMap(({ stops }) => stops.map((stop) => stop.poiId))).not.toContain(poiId)
    expect(others(anew)).toEqual(others(next))
  })

  it('schedules a day again when a visit takes longer, and lists the broken rules', () => {
    const { id, start } = aVisit(first)
    const next = edit(first, { kind: 'length', id, minutes: 600 })
    // As early as possible: the spare time before it is gone.
    expect((find(next, id)?.start ?? '') <= start).toBe(true)
    expect(broken(next)).not.toEqual([])
    expect(others(next)).toEqual(others(first))
  })

  it('never makes a visit shorter than a quarter of an hour', () => {
    const { id, index } = aVisit(first)
    const next = stopAt(edit(first, { kind: 'length', id, minutes: -30 }), 0, index)
    const [from = '', to = ''] = [next.start, next.end]
    expect(Date.parse(`2026-01-01T${to}Z`) - Date.parse(`2026-01-01T${from}Z`)).toBe(15 * 60_000)
  })

  it('keeps a lock on what is moved, at the time that it gets', () => {
    const { id, poiId } = aVisit(first)
    const locked = edit(first, { kind: 'lock', id })
    expect(locked.request.locks).toEqual([{ poiId, date: '2026-12-01', start: find(first, id)?.start }])
    const moved = edit(locked, { kind: 'move', id, day: 1, index: 0 })
    const stop = find(moved, id)
    expect(stop).toMatchObject({ day: 1, index: 0, isLocked: true })
    expect(moved.request.locks).toEqual([{ poiId, date: '2026-12-02', start: stop?.start }])
    expect(edit(moved, { kind: 'unlock', id }).request.locks).toEqual([])
  })

  it('puts a stop without a place of its own where it breaks least', () => {
    const { id } = aVisit(first)
    const best = edit(first, { kind: 'move', id, day: 1, index: null })
    const faults = (view: PlanView) =>
      view.checks.flatMap(({ rule, parts }) => (rule === 'pace' ? [] : parts)).length
    const count = first.plan.days[1]?.stops.length ?? 0
    for (let index = 0; index <= count; index++)
      expect(faults(best)).toBeLessThanOrEqual(faults(edit(first, { kind: 'move', id, day: 1, index })))
  })

  it('adds a place of the guide and wishes for it from then on', () => {
    const taken = new Set(first.plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
    const place = rome.pointsOfInterest.find(({ id, meals }) => !taken.has(id) && !meals)
    const next = edit(first, { kind: 'add', poiId: place?.id ?? '', day: 2, newId: 'new' })
    expect(find(next, 'new')).toMatchObject({ day: 2, name: place?.name, costKnown: place?.price !== null })
    expect(next.request.mustSee).toContain(place?.id)
  })

  it('does nothing for a stop that is gone', () => {
    expect(ask({ kind: 'edit', view: first, edit: { kind: 'remove', id: 'gone' } })).toBeNull()
  })

  it('comes back the same from what a trip keeps of it', () => {
    const unchanged = first.plan.days.flatMap(({ date, stops }, day) =>
      stops.map(({ kind, poiId, name, lat, lon, isLocked, start, end, cost }, index) => ({
        kind,
        poiId,
        name,
        lat,
        lon,
        isLocked,
        start,
        cost,
        day: date,
        id: first.ids[day]?.[index] ?? '',
        minutes: (Date.parse(`2026-01-01T${end}Z`) - Date.parse(`2026-01-01T${start}Z`)) / 60_000,
      })),
    )
    expect(
      ask({ kind: 'restore', request: first.request, stops: unchanged, bookings: [], ownPlaces: [] }),
    ).toMatchObject({
      checks: first.checks.map(({ rule, ok }) => ({ rule, ok })),
      ids: first.ids,
      dayCosts: first.dayCosts,
    })
  })
})

describe('a change that somebody asks for', () => {
  it('is proposed and, when all of it is accepted, is the plan after', () => {
    const { name } = aVisit(first)
    const proposal = ask({ kind: 'propose', args: { change: '', kind: 'remove', stop: name }, view: first })
    if (!proposal || typeof proposal === 'string' || !('state' in proposal) || proposal.state !== 'proposed')
      throw new Error('no proposal')
    if (!('parts' in proposal)) throw new Error('no parts')
    expect(proposal.parts.map(({ differences }) => differences[0]?.before?.name)).toEqual([name])
    const accepted = ask({ kind: 'accept', plans: proposal, chosen: proposal.parts.map(({ id }) => id) })
    expect(accepted).toEqual({ view: proposal.after, lost: [] })
  })
})
