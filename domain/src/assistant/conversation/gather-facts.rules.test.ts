import { expect, it } from 'vitest'
import type { City, Guide } from '../../destination/places/index.ts'
import { makeExecutors } from './answer-call.rules.ts'
import { type FactContext, type FactReader, gatherFacts } from './gather-facts.rules.ts'

const cityOf = (id: string, name: string): City => ({
  id,
  name,
  nameLocal: name,
  country: 'IT',
  currency: 'EUR',
  lat: 41.9,
  lon: 12.5,
  zone: 'Europe/Rome',
})
const guideOf = (city: City, ...names: string[]) =>
  ({
    city,
    pointsOfInterest: names.map((name) => ({
      id: name,
      name,
      nameLocal: name,
      renown: 9,
      hours: 'Mo-Su 09:00-18:00',
      lat: city.lat,
      lon: city.lon,
    })),
  }) as unknown as Guide
const guides = [
  guideOf(cityOf('rome', 'Rome'), 'Colosseum', 'Royal Palace'),
  guideOf(cityOf('naples', 'Naples'), 'Royal Palace'),
]
const context: FactContext = {
  today: '2026-11-28',
  cities: guides.map(({ city }) => city),
  others: [],
  rates: null,
  home: 'FR',
}

/** A reader that writes down which guides it was asked for. */
function reading({ names = guides as readonly Guide[] | null } = {}) {
  const asked: string[] = []
  const nothing = async () => null
  const reader: FactReader = {
    climate: nothing,
    costs: nothing,
    country: nothing,
    holidays: nothing,
    notes: nothing,
    habits: nothing,
    risks: nothing,
    visas: nothing,
    phrases: nothing,
    placeNames: async () => names,
    guide: async (city) => {
      asked.push(city)
      return guides.find((one) => one.city.id === city) ?? null
    },
  }
  return { reader, asked }
}

async function ask(place: string, { reader }: ReturnType<typeof reading>, city?: string) {
  const args = city === undefined ? { place } : { place, city }
  const facts = await gatherFacts({ tool: 'hours.check', args }, context, reader)
  return makeExecutors(facts)['hours.check']?.(args)
}

it('a place whose city is not said is found by its name, so that one guide is read', async () => {
  const read = reading()
  expect(await ask('is the Colosseum open on Tuesday', read)).toMatchObject({
    kind: 'hours',
    place: { name: 'Colosseum' },
    city: { id: 'rome' },
  })
  expect(read.asked).toEqual(['rome'])
})

it('places of other cities with that name are offered from the index, without their guides', async () => {
  const read = reading()
  expect(await ask('is the Royal Palace open', read)).toMatchObject({
    kind: 'hours',
    namesakes: [{ name: 'Royal Palace' }],
  })
  expect(read.asked).toHaveLength(1)
})

it('a place that no guide has is not known, and no guide is read', async () => {
  const read = reading()
  expect(await ask('is the Louvre open', read)).toEqual({ kind: 'not-known', what: 'place' })
  expect(read.asked).toEqual([])
})

it('with no network and no index it is said that the guide is not there', async () => {
  expect(await ask('is the Colosseum open', reading({ names: null }))).toEqual({
    kind: 'not-known',
    what: 'guide',
  })
})

it.each([
  [5, '2027-05-01'],
  [12, '2026-12-01'],
  [11, '2026-11-29'],
  [1, '2027-01-01'],
])(
  'a plan in month %d begins on its first day that is still to come, and says that the day is ours',
  async (month, startDate) => {
    const args = { cities: ['rome'], days: 3, month }
    const facts = await gatherFacts({ tool: 'plan.make', args }, context, reading().reader)
    expect(await makeExecutors(facts)['plan.make']?.(args)).toMatchObject({
      kind: 'plan',
      month,
      intent: { startDate },
    })
    const dated = { ...args, startDate: '2027-05-12' }
    expect(await makeExecutors(facts)['plan.make']?.(dated)).not.toHaveProperty('month')
  },
)
