import { readdirSync, readFileSync } from 'node:fs'
import type { ClimateFile } from '@tripwright/domain/destination/climate'
import { type Guide, type GuideFile, toGuide } from '@tripwright/domain/destination/places'

const DATA = new URL('../../../data/', import.meta.url)

// The files of this repository, which the tests of their features hold against their schemas.
export const readJson = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, DATA), 'utf8'))
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, DATA)).filter((name) => name.endsWith('.json'))

/** The guides of this repository, and the cities that have none but a climate. */
export function readPlaces() {
  const guides: Guide[] = filesIn('guides/').map((name) => toGuide(readJson<GuideFile>(`guides/${name}`)))
  const cities = guides.map(({ city }) => city)
  const others = filesIn('climate/')
    .flatMap((name) => readJson<ClimateFile>(`climate/${name}`).rows)
    .filter(({ id }) => !cities.some((city) => city.id === id))
  return { guides, cities, others }
}
