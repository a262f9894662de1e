import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/dates.ts'
import type { TripSummary } from '../sync/index.ts'
import { MAX_ACTIONS, type NextSources, nextActions } from './next-actions.rules.ts'

const today = '2026-11-22'
const day = (offset: number) => addDays(today, offset)
const NOTHING: NextSources = {
  today,
  trips: [],
  tickets: [],
  journeys: [],
  documents: [],
  claims: [],
  trialEnds: null,
  alerts: [],
}
const trip = (start: number | null, length = 4, fields: Partial<TripSummary> = {}): TripSummary => ({
  id: 't1',
  version: 1,
  title: 'Rome',
  status: 'draft',
  stops: 3,
  places: [],
  startDate: start === null ? null : day(start),
  endDate: start === null ? null : day(start + length - 1),
  ...fields,
})
const claim = (state: 'draft' | 'sent' | 'refused' | 'paid', until: number | null, sent = 0) => ({
  id: 'c1',
  title: 'LH 400',
  state,
  history: [{ state, on: day(sent) }],
  until: until === null ? null : day(until),
})
const journey = (entry: number, ...by: number[]) => ({
  destination: 'JP',
  entry: day(entry),
  stops: [],
  tasks: by.map((offset) => ({ says: 'insurance' as const, by: day(offset) })),
})
const actionsOf = (sources: Partial<NextSources>) =>
  nextActions({ ...NOTHING, ...sources }).map(({ due, urgency, path }) => [due, urgency, path])

describe('the listed actions', () => {
  it.each<[string, Partial<NextSources>, unknown[]]>([
    ['nothing', {}, []],
    ['a trip that begins in five days', { trips: [trip(5)] }, [[day(5), 'soon', '/itinerary?trip=t1']]],
    ['no trip that begins later than in a month', { trips: [trip(31)] }, []],
    ['a trip under way, as of today', { trips: [trip(-2)] }, [[today, 'soon', '/itinerary?trip=t1']]],
    ['no trip that is over, and none without a day', { trips: [trip(-9), trip(null)] }, []],
    [
      'tickets, two weeks before the day they are for',
      { tickets: [{ trip: trip(40), names: ['Uffizi'], day: day(41) }] },
      [[day(27), 'later', '/itinerary?trip=t1']],
    ],
    [
      'tickets today, where that day has gone by',
      { tickets: [{ trip: trip(5), names: ['Uffizi'], day: day(6) }] },
      [[today, 'soon', '/itinerary?trip=t1']],
    ],
    [
      'the soonest task of a journey, said to be late where it is',
      { journeys: [journey(20, -10, 6)] },
      [[day(-10), 'overdue', '/documents?to=JP&entry=2026-12-12#tasks']],
    ],
    ['no task of a journey that has begun', { journeys: [journey(-1, -10)] }, []],
    ['no task that has more than a month', { journeys: [journey(90, 31)] }, []],
    [
      'a passport half a year before it ends',
      { documents: [{ kind: 'passport', expires: day(180) }] },
      [[day(180), 'later', '/documents#passport']],
    ],
    ['no passport with more time', { documents: [{ kind: 'passport', expires: day(181) }] }, []],
    [
      'a visa that has expired',
      { documents: [{ kind: 'visa', expires: day(-60) }] },
      [[day(-60), 'overdue', '/documents#vault']],
    ],
    ['no paper that ended long ago', { documents: [{ kind: 'visa', expires: day(-61) }] }, []],
    [
      'a claim that was never sent, by its last day',
      { claims: [claim('draft', 700)] },
      [[day(700), 'later', '/flight-compensation#claims']],
    ],
    [
      'a claim with no term',
      { claims: [claim('draft', null)] },
      [[null, 'later', '/flight-compensation#claims']],
    ],
    [
      'an airline that has not answered',
      { claims: [claim('sent', 700, -20)] },
      [[day(-6), 'overdue', '/flight-compensation#claims']],
    ],
    [
      'a refused claim near its end',
      { claims: [claim('refused', 90)] },
      [[day(90), 'later', '/flight-compensation#claims']],
    ],
    [
      'no claim that is paid or whose right has ended',
      { claims: [claim('paid', 5), claim('draft', -1)] },
      [],
    ],
    ['a trial that ends', { trialEnds: day(3) }, [[day(3), 'soon', '/pricing']]],
    ['no trial with more days', { trialEnds: day(4) }, []],
    ['reports near trips', { alerts: [{ tripId: 'x', place: 'Rome' }] }, [[today, 'soon', '/notifications']]],
    ['none near trips that are over', { trips: [trip(-9)], alerts: [{ tripId: 't1', place: 'Rome' }] }, []],
  ])('%s', (_, sources, expected) => {
    expect(actionsOf(sources)).toEqual(expected)
  })

  it('has each action once, although a reminder and this device both have it', () => {
    const passport = { kind: 'passport' as const, expires: day(60) }
    const both = { documents: [passport, passport], journeys: [journey(20, 3, 9), journey(20, 9)] }
    const actions = nextActions({ ...NOTHING, ...both })
    expect(actions.map(({ id }) => id)).toEqual([`journey JP ${day(20)}`, `document passport ${day(60)}`])
    expect(actions[0]?.about).toMatchObject({ kind: 'task', more: 1 })
  })
})

const offset = fc.integer({ min: -400, max: 400 })
const many = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 8 })
const states = fc.constantFrom('draft' as const, 'sent' as const, 'refused' as const, 'paid' as const)
const anySources: fc.Arbitrary<NextSources> = fc.record({
  today: fc.constant(today),
  trips: many(fc.tuple(offset, fc.uuid()).map(([start, id]) => trip(start, 5, { id }))),
  tickets: many(offset.map((at) => ({ trip: trip(at, 5, { id: `of ${at}` }), names: ['A'], day: day(at) }))),
  journeys: many(
    fc.tuple(offset, fc.array(offset)).map(([at, by]) => journey(at, ...by.sort((a, b) => a - b))),
  ),
  documents: many(offset.map((at) => ({ kind: 'passport' as const, expires: day(at) }))),
  claims: many(
    fc
      .tuple(states, fc.option(offset), offset, fc.uuid())
      .map(([state, until, sent, id]) => ({ ...claim(state, until, sent), id })),
  ),
  trialEnds: fc.option(offset.map(day)),
  alerts: many(fc.record({ tripId: fc.uuid(), place: fc.string() })),
})

describe('for any sources', () => {
  it('has at most six actions, soonest first; only overdue kinds may be in the past', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const actions = nextActions(sources)
        expect(actions.length).toBeLessThanOrEqual(MAX_ACTIONS)
        expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length)
        const days = actions.map(({ due }) => due ?? '~')
        expect(days).toEqual(days.toSorted())
        for (const { due, urgency, about } of actions) {
          expect(urgency === 'overdue').toBe(due !== null && due < today)
          if (urgency === 'overdue') expect(['task', 'document', 'claim-sent']).toContain(about.kind)
        }
      }),
    )
  })

  it('is the same for any order of the sources', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const { trips, documents, claims } = sources
        const turned = { trips: trips.toReversed(), documents: documents.toReversed() }
        const again = nextActions({ ...sources, ...turned, claims: claims.toReversed() })
        expect(again).toEqual(nextActions(sources))
      }),
    )
  })
})
