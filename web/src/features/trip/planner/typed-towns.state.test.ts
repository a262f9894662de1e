import type { City } from '@tripwright/domain/destination/places'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_PLAN_FORM } from './plan-form.state.ts'
import { settleTypedTowns } from './typed-towns.state.ts'

const city = (id: string, name: string, country: string, also: string[] = []): City => ({
  id,
  name,
  nameLocal: name,
  also,
  country,
  lat: 43.77,
  lon: 11.25,
  zone: 'Europe/Rome',
  currency: 'EUR',
})
const CITIES = [city('florence', 'Florence', 'IT'), city('cappadocia', 'Cappadocia', 'TR', ['Göreme'])]
type Town = { id: string | null; name: string; displayName: string; lat: number | null; lon: number | null }
const town = (name: string, country: string, id: string | null = `town-${name}`): Town => ({
  id,
  name,
  displayName: `${name}, ${country}`,
  lat: id === null ? null : 44.5,
  lon: id === null ? null : 11.3,
})
let suggested: (Town & { country: string; towns?: Town[] })[]
let isDown = false

beforeEach(() => {
  suggested = []
  isDown = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (isDown && String(url).includes('city-suggestions')) throw new TypeError('Failed to fetch')
    const answer = String(url).includes('city-suggestions') ? { cities: suggested } : { cities: CITIES }
    return Response.json({ ...answer, asOf: '2026-11-21', source: 'a list', written: null, checked: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

const suggest = (...towns: Town[]) => {
  suggested = towns.map((one) => Object.assign({ country: 'IT' }, one))
}
async function settle(...texts: string[]) {
  const cities = texts.map((text) => ({ text, nights: '', stay: null }))
  const { form, questions } = await settleTypedTowns({ ...EMPTY_PLAN_FORM, cities }, CITIES)
  return {
    ids: form.cities.map((row) => row.town?.id ?? null),
    texts: form.cities.map(({ text }) => text),
    asked: Object.entries(questions).map(([field, { choices = [] }]) => [
      field,
      choices.map(({ label }) => label),
    ]),
  }
}

it('a town that is typed is the only one of that name, with its country or without, whatever else is like it', async () => {
  suggest(town('Bologna', 'Italy'), town('Bolognano', 'Italy'))
  expect(await settle('bologna')).toMatchObject({ ids: ['town-Bologna'], texts: ['Bologna'], asked: [] })
  expect(await settle('Bologna Italy')).toMatchObject({ ids: ['town-Bologna'], asked: [] })
})

it('of several towns of one name, and for a name that is only like one, it is asked which is meant', async () => {
  suggest(
    town('Queenstown', 'New Zealand', 'town-nz'),
    town('Queenstown', 'South Africa', 'town-za'),
    town('Queens', 'United States'),
  )
  expect(await settle('Queenstown')).toMatchObject({
    ids: [null],
    asked: [['cities.0', ['Queenstown, New Zealand', 'Queenstown, South Africa']]],
  })
  suggest(town('Zermatt', 'Switzerland'))
  expect(await settle('Zermat')).toMatchObject({
    ids: [null],
    asked: [['cities.0', ['Zermatt, Switzerland']]],
  })
})

it('an island or a region is its only town, or asks for the whole of it or one of its towns, ours among them', async () => {
  const region = (name: string, ...towns: Town[]) => Object.assign(town(name, 'Italy', null), { towns })
  suggest(region('Tuscany', town('Florence', 'Italy', 'florence'), town('Siena', 'Italy')))
  expect((await settle('Tuscany')).asked).toEqual([
    ['cities.0', ['Tuscany, Italy', 'Florence', 'Siena, Italy']],
  ])
  suggest(region('Lofoten', town('Leknes', 'Norway')))
  expect(await settle('lofoten')).toMatchObject({ ids: ['town-Leknes'], texts: ['Leknes'], asked: [] })
})

it('what the form knows is left alone: a city of ours, another name of it, an empty row', async () => {
  suggest(town('Göreme', 'Türkiye'))
  expect(await settle('florence', 'goreme', '')).toEqual({
    ids: [null, null, null],
    texts: ['florence', 'goreme', ''],
    asked: [],
  })
})

it('what nobody knows, and what cannot be looked up, stays for the form to say', async () => {
  expect(await settle('Xyzzy')).toEqual({ ids: [null], texts: ['Xyzzy'], asked: [] })
  isDown = true
  suggest(town('Bologna', 'Italy'))
  expect(await settle('Bologna')).toMatchObject({ ids: [null], asked: [] })
})
