import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runNatplan } from './natplan.ts'
import type { CalendarTask, MeetingTask, TripTask } from './natplan-data.ts'
import { judgeMeetings, judgeSlot, judgeTrip, showSlot } from './natplan-judge.ts'
import { clockMinutes, planMeetings, planSlot, planTrip } from './natplan-solve.ts'

const SEARCH = { seed: 1, iterations: 300 }
// Five days by two flights: 1-2, 2-4, 4-5. Only Bonn, Aachen, Celle keeps the wedding and has its flights.
const TRIP: TripTask = {
  totalDays: 5,
  stays: [
    { city: 'Aachen', days: 3 },
    { city: 'Bonn', days: 2 },
    { city: 'Celle', days: 2 },
  ],
  events: [{ city: 'Bonn', from: 1, to: 2 }],
  flights: [
    ['Bonn', 'Aachen'],
    ['Aachen', 'Celle'],
    ['Celle', 'Aachen'],
    ['Aachen', 'Bonn'],
  ],
}
// Ann can be met on the way to Bob; Cid is there only while Bob is.
const MEETING: MeetingTask = {
  start: ['Quay', '9:00AM'],
  people: [
    { name: 'Ann', place: 'Mill', window: '9:00AM to 10:00AM', minutes: 30 },
    { name: 'Bob', place: 'Dome', window: '12:00PM to 1:00PM', minutes: 60 },
    { name: 'Cid', place: 'Mill', window: '12:15PM to 1:00PM', minutes: 30 },
  ],
  travelMinutes: {
    Quay: { Mill: 10, Dome: 20 },
    Mill: { Quay: 10, Dome: 15 },
    Dome: { Quay: 20, Mill: 15 },
  },
}
const PROMPT = `TASK: You need to schedule a meeting.

Here are the existing schedules for everyone during the days:
Ann has meetings on Monday during 9:00 to 12:00, 12:30 to 17:00, Tuesday during 9:00 to 10:30;
Bob is free the entire day.

SOLUTION: `
const CALENDAR: CalendarTask = {
  durationHours: 1,
  disallowed: [
    { day: 'Monday', start: 0, end: 12 },
    { day: 'Monday', start: 12.5, end: 24 },
    { day: 'Tuesday', start: 0, end: 9 },
    { day: 'Tuesday', start: 9, end: 10.5 },
    { day: 'Tuesday', start: 17, end: 24 },
  ],
}

describe('the order of the cities', () => {
  it('keeps days, flights and events', () => {
    const cities = planTrip(TRIP, SEARCH)
    expect(cities).toEqual(['Bonn', 'Aachen', 'Celle'])
    expect(judgeTrip(TRIP, cities)).toBeNull()
  })

  it.each<[why: string, cities: string[], reason: string, task?: TripTask]>([
    ['a city is missing', ['Bonn', 'Aachen'], '2 of 3 cities'],
    ['a city is there twice', ['Bonn', 'Aachen', 'Bonn'], '3 of 3 cities'],
    ['no flight leads on', ['Bonn', 'Celle', 'Aachen'], 'no flight from Bonn to Celle'],
    ['the wedding is missed', ['Celle', 'Aachen', 'Bonn'], 'is not within 4 to 5'],
    ['days are left over', ['Bonn', 'Aachen', 'Celle'], '5 days, not 6', { ...TRIP, totalDays: 6 }],
  ])('is refused by the judge when %s', (_, cities, reason, task = TRIP) => {
    expect(judgeTrip(task, cities)).toContain(reason)
  })
})

describe('a day of meetings', () => {
  it('has as many friends as one person can meet', () => {
    const meetings = planMeetings(MEETING, SEARCH)
    expect(judgeMeetings(MEETING, meetings)).toBeNull()
    expect(meetings).toHaveLength(2)
  })

  const ann = { name: 'Ann', start: clockMinutes('9:10AM'), end: clockMinutes('9:40AM') }
  const bob = { name: 'Bob', start: clockMinutes('12:00PM'), end: clockMinutes('1:00PM') }
  it.each([
    ['a way is too short', [{ ...ann, start: ann.start - 1 }], 'is not reached before'],
    ['a meeting is a minute short', [{ ...ann, end: ann.end - 1 }], 'for 29 minutes'],
    ['a friend is met twice', [ann, { ...ann, start: ann.end, end: ann.end + 20 }], 'no friend who is left'],
    ['a friend has left', [ann, { ...bob, start: bob.start + 1, end: bob.end + 1 }], 'is not there'],
    ['a friend has not come yet', [{ ...bob, start: bob.start - 1 }], 'is not there'],
  ])('is refused by the judge when %s', (_, meetings, reason) => {
    expect(judgeMeetings(MEETING, [ann, bob])).toBeNull()
    expect(judgeMeetings(MEETING, meetings)).toContain(reason)
  })
})

describe('a common time', () => {
  it('is the first one, in the format of the set', () => {
    const slot = planSlot(CALENDAR)
    expect(slot && showSlot(slot)).toBe('Tuesday, 10:30 - 11:30')
    expect(slot && judgeSlot(CALENDAR, PROMPT, slot)).toBeNull()
  })

  it('is null when nobody has an hour', () => {
    const full = CALENDAR.disallowed.map((busy) => (busy.start === 9 ? { ...busy, end: 16.5 } : busy))
    expect(planSlot({ ...CALENDAR, disallowed: full })).toBeNull()
  })

  it('is refused by the judge when it clashes, is too short, or is on another day', () => {
    expect(judgeSlot(CALENDAR, PROMPT, { day: 'Monday', start: 12, end: 13 })).toContain('busy from 12.5')
    expect(judgeSlot(CALENDAR, PROMPT, { day: 'Tuesday', start: 11, end: 11.5 })).toBe('0.5 hours long')
    expect(judgeSlot(CALENDAR, PROMPT, { day: 'Friday', start: 11, end: 12 })).toContain('not on offer')
  })

  it('is checked against the calendars of the prompt, not the structured data', () => {
    const forgotten = { ...CALENDAR, disallowed: CALENDAR.disallowed.filter(({ end }) => end !== 10.5) }
    const slot = planSlot(forgotten)
    expect(slot && showSlot(slot)).toBe('Tuesday, 9:00 - 10:00')
    expect(slot && judgeSlot(forgotten, PROMPT, slot)).toContain('busy from 9 to 10.5')
  })
})

describe('the suite', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'natplan-'))
    await mkdir(join(folder, 'natural-plan'))
    const files = {
      trip: { ...TRIP, goldCities: ['Bonn', 'Aachen', 'Celle'], validPlans: 1 },
      meeting: { ...MEETING, goldCount: 3 },
      calendar: { ...CALENDAR, gold: 'Here is the proposed time: Tuesday, 11:00 - 12:00' },
    }
    for (const [name, task] of Object.entries(files))
      await writeFile(
        join(folder, 'natural-plan', `${name}.json`),
        JSON.stringify([{ id: name, prompt: PROMPT, ...task }]),
      )
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('reports a task with fewer friends than the reference, and a different answer than the reference', async () => {
    const run = { folder, ms: 1, seeds: [1, 2], iterations: 300, save: false, say: () => {} }
    const report = await runNatplan(run)
    expect(report?.violations).toEqual([
      'meeting, seed 1: 2 friends, 3 can be met',
      'meeting, seed 2: 2 friends, 3 can be met',
    ])
    const value = (kind: string, name: string) =>
      report?.figures.find((figure) => figure.group === `natplan ${kind}` && figure.name.startsWith(name))
        ?.value
    expect([value('trip', 'solved'), value('trip', 'the very')]).toEqual([1, 1])
    expect([value('meeting', 'solved'), value('calendar', 'solved')]).toEqual([0, 1])
    expect(value('calendar', 'the very')).toBe(0)
  })
})
