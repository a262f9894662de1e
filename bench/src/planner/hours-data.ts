import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One value of the conformance set, with its expected result between two local times. */
export type HoursCase = {
  name: string
  value: string
  from: string
  to: string
  expected: ExpectedInterval[]
  place: CasePlace
  /** 1: points in time alone; 2: points and spans. */
  mode: number
  /** False when the set marks its own result as unknown: nothing is expected there. */
  isJudged: boolean
}

/** Two local times and whether the hours between them are uncertain. */
export type ExpectedInterval = readonly [from: string, to: string, isUnknown: boolean]
export type CasePlace = {
  address: Readonly<Record<string, string>>
  position: { lat: number; lon: number } | null
}

export type HoursData = { cases: HoursCase[]; errors: { name: string; value: string }[] }

/** The set's default is a place in Baden-Württemberg, without a position. */
const DEFAULT_PLACE: CasePlace = {
  address: { country_code: 'de', state: 'Baden-Württemberg' },
  position: null,
}

type RawCase = {
  name: string
  value: string | [value: string, note: string]
  from: string
  to: string
  expected: [from: string, to: string, isUnknown: boolean][]
  location: { address: Record<string, string>; lat?: string; lon?: string } | null
  mode: { mode?: number; tag_key?: string }
}
type RawData = { intervals: RawCase[]; shouldFail: { name: string; value: string | number }[] }

/** The conformance set in a folder of planner data, or null without it. Its licence does not allow us to include it. */
export function readHoursData(dataFolder: string): HoursData | null {
  const file = join(dataFolder, 'opening-hours', 'conformance.json')
  if (!existsSync(file)) return null
  // The set's own layout; a file of another one fails in the first case.
  const raw = JSON.parse(readFileSync(file, 'utf8')) as RawData
  return {
    cases: raw.intervals.map(readCase),
    errors: raw.shouldFail.map(({ name, value }) => ({ name, value: String(value) })),
  }
}

function readCase({ name, value, from, to, expected, location, mode }: RawCase): HoursCase {
  const [text, note] = typeof value === 'string' ? [value, ''] : value
  return {
    name,
    value: text,
    from,
    to,
    expected,
    place: location ? placeOf(location) : DEFAULT_PLACE,
    // Times at which a post box is emptied are points as well as spans.
    mode: mode.mode ?? (mode.tag_key === 'collection_times' ? 2 : 0),
    isJudged: note !== 'not implemented yet',
  }
}

function placeOf({ address, lat, lon }: NonNullable<RawCase['location']>): CasePlace {
  return { address, position: lat && lon ? { lat: Number(lat), lon: Number(lon) } : null }
}
