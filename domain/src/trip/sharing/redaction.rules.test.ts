import { describe, expect, it } from 'vitest'
import { FIELD_NAMES, type ItemState } from '../sync/index.ts'
import { redactForReaders } from './redaction.rules.ts'

const ROME = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5 }
const HOTEL = { name: 'Hotel Artemide', lat: 41.9011, lon: 12.4936 }
const REQUEST = {
  cities: [{ id: 'rome', nights: 2, stay: HOTEL }],
  startDate: '2026-05-01',
  days: 3,
  pace: 'relaxed',
  budget: { amount: 50_000, currency: 'EUR' },
  avoid: ['colosseum'],
  mustSee: ['pantheon'],
  bookings: [
    { name: 'Flight AZ 610 QX7RT2', lat: 41.8, lon: 12.2, date: '2026-05-01', start: '09:00', end: '10:00' },
  ],
  needs: { stepFree: true, diets: ['vegan'] },
}

function item(id: string, fields: Record<string, unknown>): ItemState {
  const states = Object.entries(fields).map(([name, value], i) => [
    name,
    { value, version: i + 1, rivals: [{ value: `an older ${name}`, version: 1 }] },
  ])
  return { id, version: 9, fields: Object.fromEntries(states) }
}

const STOP = { kind: 'visit', name: 'Pantheon', poiId: 'pantheon', lat: 41.89, lon: 12.47, day: '2026-05-01' }

function read(own: Record<string, unknown>, items: ItemState[] = []) {
  const all = [item('t', { title: 'Spring', places: [ROME], ...own }), ...items]
  const read = redactForReaders({
    id: 't',
    version: 12,
    items: Object.fromEntries(all.map((one) => [one.id, one])),
  })
  const entries = read.trip.items.map(({ id, fields }) => [
    id,
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  ])
  return { ...read, fieldsById: Object.fromEntries(entries) as Record<string, Record<string, unknown>> }
}

describe('the view of a shared link', () => {
  it('is the plan with the constraints that say nothing about the party, each value without conflicting ones', () => {
    const { trip, fieldsById } = read({ request: REQUEST, startDate: '2026-05-01' }, [item('s', STOP)])
    expect(trip).toMatchObject({ id: 't', version: 12, since: 0 })
    expect(fieldsById.s).toEqual(STOP)
    expect(fieldsById.t).toMatchObject({
      title: 'Spring',
      request: { pace: 'relaxed', mustSee: ['pantheon'] },
    })
    expect(JSON.stringify(trip)).not.toContain('an older')
  })

  it('has no notes, expenses, budget, needs or avoided places, and only time and place of a booking', () => {
    const { trip, fieldsById } = read({ request: REQUEST, budget: { people: ['Kim'] }, planSource: 'hand' }, [
      item('s', { ...STOP, note: 'code 4711' }),
      item('b', {
        ...STOP,
        kind: 'booking',
        name: 'Flight AZ 610 QX7RT2',
        cost: { amount: 9, currency: 'EUR' },
      }),
      item('n', { kind: 'note', text: 'Kim is allergic' }),
      item('f', {
        kind: 'flight',
        number: 'AZ 610',
        reference: 'QX7RT2',
        startsAt: { date: '2026-05-01', time: '10:00', zone: 'Europe/Rome', place: { name: 'Kim’s home' } },
      }),
      item('e', { kind: 'expense', name: 'Dinner', share: { by: 'Kim' } }),
    ])
    expect(Object.keys(fieldsById)).toEqual(['t', 's', 'b'])
    expect(fieldsById.b).toEqual({ kind: 'booking', lat: 41.89, lon: 12.47, day: '2026-05-01' })
    expect(fieldsById.t?.request).toMatchObject({
      bookings: [],
      avoid: [],
      needs: { stepFree: false, diets: [] },
    })
    expect(JSON.stringify(trip)).not.toMatch(/4711|Kim|QX7RT2|vegan|colosseum|50000/)
  })

  it('has the centre of the city in place of the stay, also for a meal near it', () => {
    const { trip, fieldsById, unproved } = read({ request: REQUEST }, [
      item('m', { kind: 'meal', poiId: null, ...HOTEL, day: '2026-05-01' }),
    ])
    const { id: _, ...middle } = ROME
    expect(fieldsById.t?.request).toMatchObject({ cities: [{ id: 'rome', nights: 2, stay: middle }] })
    expect(fieldsById.m).toMatchObject(middle)
    expect(JSON.stringify(trip)).not.toMatch(/Artemide|41\.9011/)
    expect(unproved).toEqual(expect.arrayContaining(['day-bounds', 'walking', 'order', 'travel-time']))
  })

  it('names no booked hotel or airport by a meal near it, but a sight of that day', () => {
    const near = (id: string, place: object) =>
      item(id, { kind: 'meal', poiId: null, day: '2026-05-01', ...place })
    const { trip, fieldsById } = read({ request: REQUEST }, [
      item('s', STOP),
      near('bed', { name: 'Pensione Segreta', lat: 41.8958, lon: 12.4823 }),
      near('airport', { name: 'Rome Fiumicino (FCO)', lat: 41.8045, lon: 12.2509 }),
      near('sight', { name: STOP.name, lat: STOP.lat, lon: STOP.lon }),
      near('elsewhere', { name: STOP.name, lat: STOP.lat, lon: STOP.lon, day: '2026-05-02' }),
    ])
    const { id: _, ...middle } = ROME
    for (const id of ['bed', 'airport', 'elsewhere']) expect(fieldsById[id]).toMatchObject(middle)
    expect(fieldsById.sight).toMatchObject({ name: 'Pantheon', lat: STOP.lat })
    expect(JSON.stringify(trip)).not.toMatch(/Segreta|Fiumicino|41\.8958|41\.8045/)
  })

  it('has a meal without name and position where no city is known', () => {
    const meal = item('m', { kind: 'meal', poiId: null, ...HOTEL, day: '2026-05-01' })
    expect(read({ request: REQUEST, places: [] }, [meal]).fieldsById.m).toEqual({
      kind: 'meal',
      day: '2026-05-01',
    })
  })

  it('leaves out only the checks that rest on hidden data', () => {
    const request = { ...REQUEST, cities: [{ id: 'rome', nights: 2, stay: ROME }] }
    expect(read({ request }).unproved).toEqual(['budget', 'bookings', 'avoid', 'needs'])
  })

  it('has no request when the centre of a city is not known, so that no stay is disclosed', () => {
    const { fieldsById } = read({ request: REQUEST, places: [] })
    expect(fieldsById.t).not.toHaveProperty('request')
  })

  it('has the places of one’s own that are in the plan, without address and note, and none of the others', () => {
    const place = {
      kind: 'place',
      name: 'The old mill',
      location: { lat: 41.9, lon: 12.5, address: 'Via Segreta 7' },
      hours: '24/7',
      note: 'Kim knows the code',
    }
    const { trip, fieldsById } = read({}, [
      item('s', { ...STOP, poiId: 'own-p' }),
      item('p', place),
      item('q', { ...place, name: 'Home of Kim' }),
    ])
    expect(Object.keys(fieldsById)).toEqual(['t', 's', 'p'])
    expect(fieldsById.p).toEqual({
      kind: 'place',
      name: 'The old mill',
      hours: '24/7',
      location: { lat: 41.9, lon: 12.5 },
    })
    expect(JSON.stringify(trip)).not.toMatch(/Segreta|Kim/)
  })

  it('has no deleted items', () => {
    expect(Object.keys(read({}, [item('s', { ...STOP, deleted: true })]).fieldsById)).toEqual(['t'])
  })

  it('handles every existing field explicitly', () => {
    const everything = Object.fromEntries(FIELD_NAMES.map((name) => [name, name]))
    const { fieldsById } = read({ ...everything, places: [ROME] }, [
      item('s', { ...everything, kind: 'visit', deleted: false }),
    ])
    expect(Object.keys(fieldsById.t ?? {}).toSorted()).toEqual([
      'days',
      'places',
      'startDate',
      'status',
      'title',
    ])
    expect(Object.keys(fieldsById.s ?? {})).not.toEqual(expect.arrayContaining(['note']))
    expect(Object.keys(fieldsById.s ?? {}).toSorted()).toEqual(
      [
        'cost',
        'day',
        'isLocked',
        'kind',
        'lat',
        'lon',
        'minutes',
        'mode',
        'name',
        'order',
        'poiId',
        'start',
      ].toSorted(),
    )
  })

  it.each([[{}], [{ request: null }], [{ request: { cities: 'x' } }], [{ request: [], places: 7 }]])(
    'is there whatever a field holds: %j',
    (own) => expect(read(own).fieldsById.t?.title).toBe('Spring'),
  )
})
