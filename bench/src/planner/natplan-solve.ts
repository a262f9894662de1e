import { type Problem, solve } from '@tripwright/orienteering'
import type { CalendarTask, MeetingTask, TripTask } from './natplan-data.ts'

/** Longer than any task: unreachable. */
const UNREACHABLE_MINUTES = 1_000_000
const DAY_MINUTES = 1440
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Everybody proposes times on the half hour. */
const GRID_HOURS = 0.5

export type Meeting = { name: string; start: number; end: number }
export type Slot = { day: string; start: number; end: number }
type Search = { seed: number; iterations: number }

/** The order of the cities by the product's orienteering: one "day" as long as the trip, every city required, flights take no time. */
export function planTrip({ totalDays, stays, events, flights }: TripTask, search: Search): string[] {
  const places = stays.length
  const nodes = places + 1
  const direct = new Set(flights.map(([from, to]) => `${from}>${to}`))
  const travel = new Int32Array(nodes * nodes)
  for (const [i, from] of stays.entries())
    for (const [j, to] of stays.entries())
      if (i !== j && !direct.has(`${from.city}>${to.city}`)) travel[i * nodes + j] = UNREACHABLE_MINUTES
  const windows = stays.map(({ city, days }) => {
    const own = events.filter((event) => event.city === city)
    const earliest = Math.max(1, ...own.map(({ to }) => to - days + 1))
    const latest = Math.min(totalDays - days + 1, ...own.map(({ from }) => from))
    return earliest <= latest ? [[earliest, latest] as const] : []
  })
  const { routes } = solve(
    {
      ...oneDay({ places, travel, windows, opens: 1, closes: totalDays }),
      minutes: Int32Array.from(stays, ({ days }) => days - 1),
      required: new Uint8Array(places).fill(1),
    },
    search,
  )
  return (routes[0] ?? []).map((place) => stays[place]?.city ?? '')
}

/** The maximum number of friends by the product's orienteering: each is a place with score 1. */
export function planMeetings({ start, people, travelMinutes }: MeetingTask, search: Search): Meeting[] {
  const spots = [...people.map(({ place }) => place), start[0]]
  const minutesTo = (from: string, to: string) =>
    from === to ? 0 : (travelMinutes[from]?.[to] ?? UNREACHABLE_MINUTES)
  const windows = people.map(({ window, minutes }) => {
    const [from = '', to = ''] = window.split(' to ')
    const [open, latest] = [clockMinutes(from), clockMinutes(to) - minutes]
    return open <= latest ? [[open, latest] as const] : []
  })
  const travel = spots.flatMap((from) =>
    spots.map((to, j) => (j === people.length ? 0 : minutesTo(from, to))),
  )
  const problem = oneDay({
    places: people.length,
    travel: Int32Array.from(travel),
    windows,
    opens: clockMinutes(start[1]),
    closes: DAY_MINUTES,
  })
  const minutes = Int32Array.from(people, (person) => person.minutes)
  const { routes, starts } = solve({ ...problem, minutes }, search)
  return (routes[0] ?? []).map((place, i) => {
    const begin = starts[0]?.[i] ?? 0
    return { name: people[place]?.name ?? '', start: begin, end: begin + (people[place]?.minutes ?? 0) }
  })
}

type OneDay = {
  places: number
  travel: Int32Array
  windows: readonly (readonly (readonly [open: number, close: number])[])[]
  opens: number
  closes: number
}

/** The only terminal is the last node; it is at no distance, so that the day may end anywhere. */
function oneDay({ places, travel, windows, opens, closes }: OneDay): Problem {
  const offset = [0]
  for (const spans of windows) offset.push((offset.at(-1) ?? 0) + 2 * spans.length)
  return {
    places,
    nodes: places + 1,
    travel,
    days: [{ start: places, end: places, opens, closes }],
    score: new Int32Array(places).fill(1),
    minutes: new Int32Array(places),
    windows: { offset: Int32Array.from(offset), spans: Int32Array.from(windows.flat(2)) },
  }
}

/** The first time that suits everybody, by checking each half hour; the search space is too small for a heuristic. */
export function planSlot({ durationHours, disallowed }: CalendarTask): Slot | null {
  const days = WEEK.filter((name) => disallowed.some(({ day }) => day === name))
  for (const day of days)
    for (let start = 0; start + durationHours <= 24; start += GRID_HOURS) {
      const end = start + durationHours
      if (disallowed.every((busy) => busy.day !== day || end <= busy.start || start >= busy.end))
        return { day, start, end }
    }
  return null
}

/** Minutes after midnight of a time like 2:45PM; throws for anything else. */
export function clockMinutes(text: string): number {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d)([AP])M$/.exec(text.trim()) ?? []
  if (hour === undefined || minute === undefined) throw new Error(`no time of a meeting: ${text}`)
  return ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute)
}
