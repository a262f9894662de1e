import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUDGETS, budgetTable } from './budgets.ts'
import { makeMapLand } from './map-land.ts'
import { cityLandRow } from './measure-sizes.ts'

describe('the land', () => {
  let made: Awaited<ReturnType<typeof makeMapLand>>
  // It cuts the land of every guide, which a busy machine does not do in the ten seconds that a hook has.
  beforeAll(async () => {
    made = await makeMapLand()
  }, 60_000)
  const countsOf = (text = '{}') =>
    Object.entries<unknown[]>(JSON.parse(text)).map(([kind, shapes]) => [kind, shapes.length])

  it('of the world is one file that knows no city', () => {
    expect(countsOf(made.world)).toEqual([['world', 125]])
    expect(made.world.length).toBeLessThan(30_000)
  })

  it('is there, finer, around each city with a guide, each in under 8 kB before it is packed', () => {
    const guides = readdirSync(join(import.meta.dirname, '../../data/guides'))
    expect(Object.keys(made.cities).map((id) => `${id}.json`)).toEqual(guides.sort())
    for (const [id, text] of Object.entries(made.cities)) {
      expect(text.length, id).toBeLessThan(8000)
      expect(JSON.parse(text), id).toMatchObject({ box: [[expect.any(Array)]], city: expect.any(Array) })
    }
  })

  it('has a shore at the sea and none inland', () => {
    expect(countsOf(made.cities.lisbon)).toEqual(expect.arrayContaining([['coast', expect.any(Number)]]))
    expect(countsOf(made.cities.madrid)).toEqual([
      ['box', 1],
      ['city', 1],
    ])
  })
})

describe('the budget of the land around a city', () => {
  const sizes = new Map([
    ['/dist/assets/map-city-san-francisco-0123abcd.json', 575],
    ['/dist/assets/map-city-rome-4567cdef.json', 340],
    ['/dist/assets/map-land-89abcdef.json', 7840],
  ])

  it('is for the heaviest', () => {
    const row = cityLandRow('/dist', sizes, ['rome', 'san-francisco'])
    expect(row).toMatchObject({
      bytes: 575,
      budget: 2000,
      files: 2,
      note: 'the heaviest is that of san-francisco',
    })
    const heavy = new Map([...sizes, ['/dist/assets/map-city-oslo-00000000.json', BUDGETS.cityLand + 1]])
    expect(budgetTable([cityLandRow('/dist', heavy, ['rome', 'oslo'])]).isWithin).toBe(false)
  })

  it('is broken by a city that has a guide and no land', () => {
    const { table, isWithin } = budgetTable([cityLandRow('/dist', sizes, ['rome', 'san'])])
    expect(isWithin).toBe(false)
    expect(table).toContain('∞')
    expect(table).toContain('(there is none for san)')
  })
})
