import { readFileSync } from 'node:fs'
import { REGIONS } from '@tripwright/domain/destination/countries'
import { habitsFile } from '@tripwright/domain/destination/travel-intel'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { findHabits } from './habits.service.ts'

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../data/${path}`, import.meta.url), 'utf8'))
const rows = REGIONS.flatMap((region) => z.parse(habitsFile, read(`habits/${region}.json`)).rows)

describe('the notes on cities', () => {
  it('leave out no city whose climate is known, and are of each once', () => {
    const cities: string[] = REGIONS.flatMap((region) =>
      Object(read(`climate/${region}.json`)).rows.map(({ id }: { id: string }) => id),
    )
    expect(rows.map(({ id }) => id).sort()).toEqual(cities.sort())
  })

  it('are whole sentences', () => {
    for (const { id, transport, etiquette, scams } of rows)
      for (const text of [transport, etiquette, scams]) expect(text, id).toMatch(/[.?!]$/)
  })

  it('are certain of nothing, for nobody but us says so', () => {
    expect(rows.filter(({ certain }) => certain !== false)).toEqual([])
  })

  it('name a festival with its month', () => {
    for (const { id, festivals } of rows) expect(festivals.length, id).toBeGreaterThan(0)
  })

  it('are empty, without an error, for a city without notes', () => {
    expect(findHabits('atlantis')).toMatchObject({
      habits: null,
      asOf: '2025-11-30',
      written: '2026-11-22',
      checked: null,
    })
    expect(findHabits('tokyo').habits?.festivals[0]?.month).toBe(4)
  })
})
