import { getCountry, listCountries } from '@tripwright/domain/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { countriesRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(countriesRoutes)
})
afterAll(() => server.close())

const get = (path: string, headers = {}) => server.call(null, 'GET', path, { headers })

describe('the list of countries', () => {
  it('has the 195 and four places more, by name, each with its emergency numbers', async () => {
    const { status, body } = await get('/api/countries')
    expect(status).toBe(200)
    const { countries, asOf, source, written, checked } = z.parse(listCountries.output, body)
    expect(countries).toHaveLength(199)
    expect(countries.map(({ name }) => name).slice(0, 2)).toEqual(['Afghanistan', 'Albania'])
    expect(countries.find(({ code }) => code === 'TH')).toEqual({
      ...{ code: 'TH', name: 'Thailand', region: 'asia', emergencyCertain: true },
      emergencyChecked: {
        date: '2026-08-22',
        source: 'https://www.gov.uk/foreign-travel-advice/thailand/getting-help',
      },
      emergency: { general: null, police: '191', ambulance: '1669', fire: '199', touristPolice: '1155' },
    })
    expect({ asOf, written, checked }).toEqual({ asOf: '2025-11-30', written: '2026-11-21', checked: null })
    expect(source).not.toBe('')
  })
})

describe('a country', () => {
  it('is answered as the contract has it', async () => {
    const { body } = await get('/api/countries/TH')
    expect(z.safeParse(getCountry.output, body).success).toBe(true)
    expect(body).toMatchObject({
      ...{ code: 'TH', iso3: 'THA', name: 'Thailand', capital: 'Bangkok', currency: 'THB' },
      ...{ languages: ['th'], callingCode: '+66', zones: ['Asia/Bangkok'], drivingSide: 'left' },
      ...{ voltage: 230, frequency: 50, asOf: '2025-11-30', written: '2026-11-21' },
      advisory: { level: 2, issuer: 'Tripwright', basis: 'own-reading' },
      certain: { power: true, advisory: false },
      entry: {
        ...{ validityMonths: 6, validityBasis: 'entry', blankPages: 1, onwardTicket: true },
        vaccinations: [{ disease: 'yellow-fever', required: 'from-risk' }],
      },
    })
  })

  it('asks everybody for a vaccination, only who comes from a risk, or nobody', async () => {
    const asked = async (code: string) => {
      const { body } = await get(`/api/countries/${code}`)
      return z.parse(getCountry.output, body).entry.vaccinations.map(({ required }) => required)
    }
    expect(await asked('GH')).toEqual(['always'])
    expect(await asked('KE')).toEqual(['from-risk'])
    expect(await asked('DE')).toEqual([])
  })

  it('is not sent again while it is unchanged', async () => {
    for (const path of ['/api/countries', '/api/countries/JP']) {
      const first = await get(path)
      expect(first.headers.get('cache-control')).toContain('public')
      const etag = first.headers.get('etag') ?? ''
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    }
  })

  it.each([
    ['ZZ', 404],
    ['GL', 404],
    ['th', 400],
    ['THA', 400],
    ['%00', 400],
    ['..%2Feurope', 400],
  ])('%s is answered with %i', async (code, status) => {
    const answer = await get(`/api/countries/${code}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) })
  })
})
