import { readFileSync } from 'node:fs'
import { REGIONS } from '@tripwright/domain/countries'
import type { CityHabits, HabitsFile } from '@tripwright/domain/travel-intel'

type Told = { habits: CityHabits | null; asOf: string; source: string }

let known: ReadonlyMap<string, Told> | null = null
let frame = { asOf: '', source: '' }

/** What we wrote of how things go in a city; nothing in it where we wrote nothing. */
export function findHabits(city: string): Told {
  known ??= readHabits()
  return known.get(city) ?? { habits: null, ...frame }
}

// Their shape is held by a test.
function readHabits(): Map<string, Told> {
  const files = REGIONS.map((region): HabitsFile => {
    const url = new URL(`../../../../data/habits/${region}.json`, import.meta.url)
    return JSON.parse(readFileSync(url, 'utf8'))
  })
  frame = { asOf: files[0]?.asOf ?? '', source: files[0]?.source ?? '' }
  return new Map(
    files.flatMap(({ rows, asOf, source }) => rows.map((habits) => [habits.id, { habits, asOf, source }])),
  )
}
