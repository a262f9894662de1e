import { readdirSync, readFileSync } from 'node:fs'
import { metresBetween } from '@tripwright/domain/base/geo'
import { guideFile } from '@tripwright/domain/destination/places'
import { parseOpeningHours } from '@tripwright/opening-hours'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'

const folder = new URL('../../../../../data/guides/', import.meta.url)
const files = readdirSync(folder)
const read = (name: string) => z.parse(guideFile, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

/** Cities with a full guide; all others are small. */
const FULL = [
  'amsterdam',
  'athens',
  'bangkok',
  'barcelona',
  'berlin',
  'cairo',
  'cape-town',
  'dubai',
  'florence',
  'hong-kong',
  'istanbul',
  'kyoto',
  'lisbon',
  'london',
  'los-angeles',
  'madrid',
  'marrakech',
  'mexico-city',
  'new-york',
  'paris',
  'prague',
  'rio-de-janeiro',
  'rome',
  'san-francisco',
  'seoul',
  'singapore',
  'sydney',
  'tokyo',
  'venice',
  'vienna',
]

describe.each(files)('the guide %s', (name) => {
  const { city, pointsOfInterest, barriers, tickets = [] } = read(name)
  const eating = pointsOfInterest.filter(({ meals }) => meals !== undefined)

  it('has 45 points or more, 20 of them for eating; a small one 15 and 5', () => {
    const [points, tables] = FULL.includes(city.id) ? [45, 20] : [15, 5]
    expect(pointsOfInterest.length).toBeGreaterThanOrEqual(points)
    expect(eating.length).toBeGreaterThanOrEqual(tables)
  })

  it('names only its own points in a ticket, each in one ticket', () => {
    const ids = new Set(pointsOfInterest.map(({ id }) => id))
    const shared = tickets.flatMap(({ places }) => places)
    expect(shared.filter((id) => !ids.has(id))).toEqual([])
    expect(new Set(shared).size).toBe(shared.length)
  })

  it('names each point once, after its city', () => {
    const ids = pointsOfInterest.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !id.startsWith(`${city.id}-`))).toEqual([])
    expect(name).toBe(`${city.id}.json`)
  })

  it('gives hours that can be read, all of them', () => {
    expect(pointsOfInterest.filter(({ hours }) => !parseOpeningHours(hours).ok).map(({ id }) => id)).toEqual(
      [],
    )
  })

  it('puts every point within 80 km of its city and no two on the same spot', () => {
    expect(
      pointsOfInterest.filter((point) => metresBetween(point, city) > 80_000).map(({ id }) => id),
    ).toEqual([])
    const spots = pointsOfInterest.map(({ lat, lon }) => `${lat} ${lon}`)
    expect(new Set(spots).size).toBe(spots.length)
  })

  it('has its barriers near by, each with a way over', () => {
    for (const { line, crossings } of barriers) {
      expect(crossings.length).toBeGreaterThan(0)
      for (const [lat, lon] of line) expect(metresBetween({ lat, lon }, city)).toBeLessThan(80_000)
    }
  })
})
