import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Natural Plan (Google DeepMind, CC-BY 4.0) in structured form. The data for solvers are separate from the data for judges.

/** Cities with the days of each, the day of a flight counted in both; an event is within the stay in its city. */
export type TripTask = {
  totalDays: number
  stays: readonly { city: string; days: number }[]
  events: readonly { city: string; from: number; to: number }[]
  /** From and to, one way. */
  flights: readonly (readonly [string, string])[]
}
export type MeetingTask = {
  start: readonly [place: string, clock: string]
  people: readonly { name: string; place: string; window: string; minutes: number }[]
  travelMinutes: Readonly<Record<string, Readonly<Record<string, number>>>>
}
/** Hours as decimals of a day. */
export type CalendarTask = {
  durationHours: number
  disallowed: readonly { day: string; start: number; end: number }[]
}
export type Task<T, G> = { id: string; prompt: string; task: T; gold: G }

type Raw<T, G> = T & G & { id: string; prompt: string }
type TripGold = { goldCities: readonly string[]; validPlans: number }
type MeetingGold = { goldCount: number }
type CalendarGold = { gold: string }

export type NatplanData = {
  trip: Task<TripTask, TripGold>[]
  meeting: Task<MeetingTask, MeetingGold>[]
  calendar: Task<CalendarTask, CalendarGold>[]
}

/** The set in a folder of planner data, or null without it. The repository does not include it. */
export function readNatplan(dataFolder: string): NatplanData | null {
  const folder = join(dataFolder, 'natural-plan')
  if (!existsSync(folder)) return null
  return {
    trip: read<TripTask, TripGold>(folder, 'trip').map(({ id, prompt, goldCities, validPlans, ...raw }) => ({
      id,
      prompt,
      gold: { goldCities, validPlans },
      task: { totalDays: raw.totalDays, stays: raw.stays, events: raw.events, flights: raw.flights },
    })),
    meeting: read<MeetingTask, MeetingGold>(folder, 'meeting').map(({ id, prompt, goldCount, ...raw }) => ({
      id,
      prompt,
      gold: { goldCount },
      task: { start: raw.start, people: raw.people, travelMinutes: raw.travelMinutes },
    })),
    calendar: read<CalendarTask, CalendarGold>(folder, 'calendar').map(({ id, prompt, gold, ...raw }) => ({
      id,
      prompt,
      gold: { gold },
      task: { durationHours: raw.durationHours, disallowed: raw.disallowed },
    })),
  }
}

function read<T, G>(folder: string, name: string): Raw<T, G>[] {
  const file = join(folder, `${name}.json`)
  // The set's own layout; a file of another one fails in the first task.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Raw<T, G>[]) : []
}
