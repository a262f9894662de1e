import { citySuggestions } from '@tripwright/domain/places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { placesRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(placesRoutes)
})
afterAll(() => server.close())

const ask = (body: unknown) => server.call(null, 'POST', citySuggestions.path, { body })
const namesOf = async (query: string) => {
  const { body } = await ask({ query })
  return (body.cities as { displayName: string }[]).map(({ displayName }) => displayName)
}

describe('POST /api/functions/city-suggestions', () => {
  it('answers cities with name, country and the name to show', async () => {
    const { status, body } = await ask({ query: 'Rom' })
    expect(status).toBe(200)
    expect(body).toEqual({ cities: [{ name: 'Rome', country: 'IT', displayName: 'Rome, Italy' }] })
  })

  it('knows the cities of the guides by their own names, and those with an airport', async () => {
    expect(await namesOf('lisboa')).toEqual(['Lisbon, Portugal'])
    expect(await namesOf('東京')).toEqual(['Tokyo, Japan'])
    expect(await namesOf('salt lake')).toEqual(['Salt Lake City, United States'])
  })

  it('forgives a slip', async () => expect(await namesOf('barclona')).toEqual(['Barcelona, Spain']))

  it('is six cities at most, none twice, those with a guide first', async () => {
    const found = await namesOf('sa')
    expect(found).toHaveLength(6)
    expect(new Set(found).size).toBe(6)
    expect((await namesOf('ba')).slice(0, 2)).toEqual(['Bangkok, Thailand', 'Barcelona, Spain'])
    expect((await namesOf('tokyo')).length).toBe(1)
  })

  it('does not say a city and its country twice', async () => {
    expect(await namesOf('singap')).toEqual(['Singapore'])
    expect(await namesOf('hong')).toEqual(['Hong Kong'])
  })

  it('answers nothing for what is no city, and to no pattern', async () => {
    for (const query of ['zzzz', '%%', '.*', '__', '<script>', "'; --"])
      expect(await namesOf(query)).toEqual([])
  })

  it.each([
    {},
    { query: '' },
    { query: 'r' },
    { query: ' r ' },
    { query: 7 },
    { query: 'x'.repeat(101) },
    [],
  ])('refuses %j with 400', async (body) => {
    const answer = await ask(body)
    expect([answer.status, answer.body.error]).toEqual([400, 'bad-input'])
  })
})
