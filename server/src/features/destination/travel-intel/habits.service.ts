import { readFileSync } from 'node:fs'
import { oldestProvenance, provenanceOf, type TableProvenance } from '@tripwright/domain/base/provenance'
import { REGIONS } from '@tripwright/domain/destination/countries'
import type { CityHabits, HabitsFile } from '@tripwright/domain/destination/travel-intel'

type HabitsAnswer = TableProvenance & { habits: CityHabits | null }

let habitsByCity: ReadonlyMap<string, HabitsAnswer> | null = null
let frame: TableProvenance = { asOf: '', source: '', written: '', checked: null }

/** Our own notes on local customs in a city; empty where we have none. */
export function findHabits(city: string): HabitsAnswer {
  habitsByCity ??= readHabits()
  return habitsByCity.get(city) ?? { habits: null, ...frame }
}

// Their shape is held by a test.
function readHabits(): Map<string, HabitsAnswer> {
  const files = REGIONS.map((region): HabitsFile => {
    const url = new URL(`../../../../../data/habits/${region}.json`, import.meta.url)
    return JSON.parse(readFileSync(url, 'utf8'))
  })
  const oldest = oldestProvenance(files)
  if (oldest) frame = provenanceOf(oldest)
  return new Map(
    files.flatMap((file) =>
      file.rows.map((habits) => [habits.id, Object.assign({ habits }, provenanceOf(file))]),
    ),
  )
}
