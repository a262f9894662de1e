import type { ToolCall } from '@tripwright/domain/assistant/tools'
import { beforeEach, expect, it, vi } from 'vitest'
import { findSaidTowns } from './said-towns.state.ts'

const town = (name: string, country: string, lat = 44.494, more: object = {}) => ({
  id: `town-${country.toLowerCase()}-n${Math.round(lat * 1000)}-e11343`,
  name,
  country,
  displayName: `${name}, ${country}`,
  lat,
  lon: 11.343,
  ...more,
})
let answers: Record<string, object[]>
let asked: string[]
const ASKED: ToolCall = {
  tool: 'ask-back',
  args: { about: 'plan.make', missing: 'cities', offers: [], args: {} },
}
const PLAN: ToolCall = { tool: 'plan.make', args: { cities: ['rome'], days: 3 } }
const KNOWN = [{ id: 'rome', name: 'Rome', nameLocal: 'Roma' }]

// Each test has towns of its own: what was looked up once is not asked again.
beforeEach(() => {
  ;[answers, asked] = [{}, []]
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { query } = JSON.parse(String(init.body))
    asked.push(query)
    const cities = answers[query]
    if (!cities) throw new TypeError('no network')
    return Response.json({ cities, asOf: '2025-08-30', source: 'GeoNames', written: null, checked: null })
  })
})

it('a town that no guide has is found by its exact name, and asked for once', async () => {
  answers.Bologna = [town('Bologna', 'IT'), town('Bolognano', 'IT')]
  const [found] = await findSaidTowns('3 days in Bologna', [ASKED], KNOWN)
  expect(found).toMatchObject({
    id: 'town-it-n44494-e11343',
    name: 'Bologna',
    zone: '',
    town: { name: 'Bologna', label: 'Bologna, IT' },
    bases: [],
  })
  await findSaidTowns('a week in Bologna', [ASKED], KNOWN)
  expect(asked).toEqual(['Bologna'])
})

it('of two countries with a town of that name the best known is taken, and its country is said', async () => {
  answers.Valverde = [town('Valverde', 'ES'), town('Valverde', 'DO')]
  expect((await findSaidTowns('3 days in Valverde', [ASKED], KNOWN))[0]).toMatchObject({
    name: 'Valverde, ES',
    nameLocal: 'Valverde',
  })
})

it('a region is the town from which it is seen, with the others as its bases', async () => {
  const towns = [town('Cagliari', 'IT', 39.2), town('Olbia', 'IT', 40.9)]
  answers.Sardinia = [town('Sardinia', 'IT', 40, { id: null, lat: null, lon: null, towns })]
  const [found] = await findSaidTowns('5 days in Sardinia', [ASKED], KNOWN)
  expect(found).toMatchObject({ name: 'Sardinia', town: { name: 'Cagliari' } })
  expect(found?.bases.map(({ name }) => name)).toEqual(['Cagliari', 'Olbia'])
})

it('a question that was understood is not looked up, but for a journey to a place that we do not know', async () => {
  answers.Siena = [town('Siena', 'IT')]
  expect(await findSaidTowns('3 days in Rome', [PLAN], KNOWN)).toEqual([])
  expect(await findSaidTowns('is the Duomo open', [PLAN], KNOWN)).toEqual([])
  expect(asked).toEqual([])
  expect(await findSaidTowns('hotels in Siena', [PLAN], KNOWN)).toMatchObject([{ name: 'Siena' }])
})

it('a town that has a guide of ours, and one that is a part of a longer name, is none', async () => {
  answers.Rome = [{ ...town('Rome', 'IT'), id: 'rome' }]
  answers['San Gimignano'] = [town('San Gimignano', 'IT', 43.5)]
  answers.San = [town('San', 'ML', 13.3)]
  expect(await findSaidTowns('how far is Rome from San Gimignano', [ASKED], KNOWN)).toMatchObject([
    { name: 'San Gimignano' },
  ])
})

it('the other end of a way from a town that we know is looked up too', async () => {
  answers.Lecce = [town('Lecce', 'IT', 40.3)]
  expect(await findSaidTowns('how do I get to Lecce from Rome', [PLAN], KNOWN)).toMatchObject([
    { name: 'Lecce' },
  ])
  expect(await findSaidTowns('3 days in Rome from Monday to Friday', [PLAN], KNOWN)).toEqual([])
})

it('with no network, and for a name that nobody knows, there is none', async () => {
  answers.Atlantis = [town('Atlanta', 'US')]
  expect(await findSaidTowns('3 days in Nowhereville', [ASKED], KNOWN)).toEqual([])
  expect(await findSaidTowns('3 days in Atlantis', [ASKED], KNOWN)).toEqual([])
})

// The last one: it leaves the lookups paused.
it('a server that lets one wait is left alone for a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answers.Modena = [town('Modena', 'IT')]
  vi.stubGlobal('fetch', async () => {
    asked.push('slow')
    vi.setSystemTime(Date.now() + 8_000)
    throw new TypeError('no answer')
  })
  expect(await findSaidTowns('3 days in Ferrara', [ASKED], KNOWN)).toEqual([])
  expect(await findSaidTowns('3 days in Modena', [ASKED], KNOWN)).toEqual([])
  expect(asked).toEqual(['slow'])
  vi.setSystemTime(Date.now() + 60_000)
  await findSaidTowns('3 days in Modena', [ASKED], KNOWN)
  expect(asked).toEqual(['slow', 'slow'])
  vi.useRealTimers()
})
