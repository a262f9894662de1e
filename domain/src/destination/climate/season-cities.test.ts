import { describe, expect, it } from 'vitest'
import africa from '../../../../data/climate/africa.json' with { type: 'json' }
import americas from '../../../../data/climate/americas.json' with { type: 'json' }
import asia from '../../../../data/climate/asia.json' with { type: 'json' }
import europe from '../../../../data/climate/europe.json' with { type: 'json' }
import oceania from '../../../../data/climate/oceania.json' with { type: 'json' }
import { citiesForMonth, SEASON_CITIES } from './season-cities.data.ts'

const CLIMATES = new Map(
  [africa, americas, asia, europe, oceania].flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)),
)

describe('the cities that are offered for a month', () => {
  it('have mild or warm days and few of rain by our climate tables', () => {
    const unpleasant = SEASON_CITIES.flatMap((ids, month) =>
      ids.filter((id) => {
        const { high, rainDays } = CLIMATES.get(id) ?? { high: [], rainDays: [] }
        const warmth = high[month] ?? 0
        return warmth < 18 || warmth > 30 || (rainDays[month] ?? 31) > 9
      }),
    )
    expect(unpleasant).toEqual([])
  })

  it('are four in each month, and the best known where none is said', () => {
    expect(SEASON_CITIES.map((ids) => new Set(ids).size)).toEqual(Array(12).fill(4))
    expect(citiesForMonth(2)).toContain('dubai')
    expect(citiesForMonth(undefined)).toContain('rome')
    expect(citiesForMonth(13)).toContain('rome')
  })
})
